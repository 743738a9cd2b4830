import { rightCells } from '@takhti/content-types/rounds/play';
import type { CrosswordBoard, Language } from '@takhti/domain';
import { useEffect, useRef, type CSSProperties, type ReactNode } from 'react';
import { useTexts } from '../../../../i18n/texts-context.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { lastLetter, takeTyped } from '../keys/last-letter.ts';
import type { CrosswordDesk } from './use-crossword.ts';
import { wordName } from './word-words.ts';

interface CrosswordGridProps {
  readonly board: CrosswordBoard;
  readonly language: Language;
  readonly desk: CrosswordDesk;
  readonly isOver: boolean;
  /** What was missed may still be found: only what was typed is marked, and nothing more is shown. */
  readonly isTryLeft: boolean;
  /** Letters are tapped below: the keyboard of the device would be on top of them. */
  readonly hasKeys: boolean;
}

/** The grid. Its cells are one stop for the Tab key for each word; cursor keys go from cell to cell. */
export function CrosswordGrid({
  board,
  language,
  desk,
  isOver,
  isTryLeft,
  hasKeys,
}: CrosswordGridProps): ReactNode {
  const texts = useTexts();
  const { t } = texts;
  const { place, letters, revealed, kept, calls } = desk;
  const frame = useRef<HTMLDivElement>(null);
  const right = isOver ? rightCells(board, { cells: letters, revealed: [] }, language) : null;
  const current = board.words[place.word];
  const numbers = new Map(board.words.map(({ cells: [first = -1], number }) => [first, number]));

  const answered = useRef(calls);
  useEffect(() => {
    const isCalled = answered.current !== calls;
    answered.current = calls;
    const field = frame.current?.querySelector<HTMLElement>(`[data-cell="${place.cell}"]`);
    if (!field) return;
    // The focus moves only if it is in the grid; a page that opens leaves the focus at its heading.
    if (isCalled || frame.current?.contains(document.activeElement)) field.focus({ preventScroll: true });
    showWord(frame.current, current?.cells ?? [], place.cell);
    // The word is the place's own.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [place.cell, place.word, calls]);

  return (
    <div
      className="cw-grid"
      ref={frame}
      role="group"
      aria-label={t('crossword_grid')}
      style={{ '--rows': board.rows, '--columns': board.columns } as CSSProperties}
    >
      {board.cells.map(({ row, column, letter }, at) => {
        const isIn = current?.cells.includes(at) ?? false;
        const isCurrent = at === place.cell;
        const typed = letters[at] ?? '';
        const isRight = right ? (right[at] ?? false) : kept.has(at) || null;
        // Once nothing is left to try, a missed letter is there, and what was typed instead is struck out beside it.
        const isAnswer = isRight === false && !isTryLeft;
        const word = isIn ? current : board.words.find(({ cells }) => cells.includes(at));
        const number = numbers.get(at);
        return (
          <div
            key={`${row}/${column}`}
            className={classesOf({
              isIn: isIn && !isOver,
              isCurrent: isCurrent && !isOver,
              isRight,
              isAnswer,
              isEmpty: typed === '',
              isShown: revealed.has(at),
            })}
            style={{ gridRow: row + 1, gridColumn: column + 1 }}
          >
            {number !== undefined && (
              <span className="cw-number" aria-hidden="true">
                {texts.number(number)}
              </span>
            )}
            <input
              className="cw-letter"
              data-cell={at}
              tabIndex={isCurrent ? 0 : -1}
              inputMode={hasKeys ? 'none' : 'text'}
              autoComplete="off"
              autoCapitalize="characters"
              autoCorrect="off"
              spellCheck={false}
              readOnly={isOver}
              aria-label={labelOf(at, word, isRight === false && typed === '' ? 'untouched' : isRight)}
              value={isAnswer ? letter : typed}
              onPointerDown={(event) => {
                // The second tap on a cell turns to the other word.
                if (document.activeElement === event.currentTarget) desk.choose(at);
              }}
              onFocus={(event) => {
                event.target.select();
                if (at !== place.cell) desk.choose(at);
              }}
              onKeyDown={desk.onKey}
              // Not a change: the letter that is there already leads onwards as well.
              onInput={({ currentTarget }) => {
                const value = takeTyped(currentTarget, typed);
                // The keys of phones say Backspace by an empty field alone.
                if (value === '') desk.erase();
                else desk.write(lastLetter(value, typed));
              }}
            />
            {isAnswer && typed !== '' && (
              <s className="cw-was" aria-hidden="true">
                {typed}
              </s>
            )}
            {isRight !== null && !isAnswer && typed !== '' && (
              <span className="cw-mark">
                <Icon name={isRight ? 'check' : 'cross'} />
              </span>
            )}
          </div>
        );
      })}
    </div>
  );

  function labelOf(at: number, word: typeof current, state: boolean | 'untouched' | null): string {
    if (!word) return '';
    const { cells } = word;
    const label = t('crossword_cell', {
      word: wordName(texts, word),
      n: cells.indexOf(at) + 1,
      total: cells.length,
    });
    if (state === null) return label;
    const outcome = state === 'untouched' ? 'crossword_untouched' : state ? 'right' : 'wrong';
    return texts.list([label, t(outcome)]);
  }
}

function classesOf(state: {
  readonly isIn: boolean;
  readonly isCurrent: boolean;
  readonly isRight: boolean | null;
  readonly isAnswer: boolean;
  readonly isEmpty: boolean;
  readonly isShown: boolean;
}): string {
  const { isIn, isCurrent, isRight, isAnswer, isEmpty, isShown } = state;
  return [
    'cw-cell',
    isIn && 'cw-in',
    isCurrent && 'cw-current',
    isShown && 'cw-shown',
    isRight === true && 'cw-right',
    isAnswer && 'cw-answer',
    isRight === false && !isAnswer && !isEmpty && 'cw-wrong',
  ]
    .filter(Boolean)
    .join(' ');
}

/** Brings a word into sight, its first letters rather than its last, and above all the cell that is worked on. */
function showWord(grid: HTMLElement | null, cells: readonly number[], cell: number): void {
  for (const at of [cells.at(-1), cells[0], cell])
    grid?.querySelector(`[data-cell="${at}"]`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
