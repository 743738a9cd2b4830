import { rightCells } from '@takhti/content-types/rounds/play';
import type { CrosswordBoard, Language } from '@takhti/domain';
import { useEffect, useRef, type CSSProperties, type ReactNode } from 'react';
import { useTexts } from '../../../../i18n/texts-context.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import type { CrosswordDesk } from './use-crossword.ts';
import { wordName } from './word-words.ts';

interface CrosswordGridProps {
  readonly board: CrosswordBoard;
  readonly language: Language;
  readonly desk: CrosswordDesk;
  readonly isOver: boolean;
  /** Letters are tapped below: the keyboard of the device would lie on top of them. */
  readonly hasKeys: boolean;
}

/** The grid. Its cells are one stop for the Tab key for each word; cursor keys go from cell to cell. */
export function CrosswordGrid({ board, language, desk, isOver, hasKeys }: CrosswordGridProps): ReactNode {
  const texts = useTexts();
  const { t } = texts;
  const { place, letters, revealed, calls } = desk;
  const frame = useRef<HTMLDivElement>(null);
  const right = isOver ? rightCells(board, { cells: letters, revealed: [] }, language) : null;
  const current = board.words[place.word];
  const numbers = new Map(board.words.map(({ cells: [first = -1], number }) => [first, number]));

  const answered = useRef(calls);
  useEffect(() => {
    const isCalled = answered.current !== calls;
    answered.current = calls;
    const field = frame.current?.querySelector<HTMLElement>(`[data-cell="${place.cell}"]`);
    // Only who is in the grid is taken along; a page that opens leaves the focus at its heading.
    if (!field || !(isCalled || frame.current?.contains(document.activeElement))) return;
    field.focus();
    if (isCalled) field.scrollIntoView({ block: 'nearest' });
  }, [place.cell, calls]);

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
        const isRight = right ? (right[at] ?? false) : null;
        const word = isIn ? current : board.words.find(({ cells }) => cells.includes(at));
        const number = numbers.get(at);
        return (
          <div
            key={`${row}/${column}`}
            className={classesOf({
              isIn: isIn && !isOver,
              isCurrent: isCurrent && !isOver,
              isRight,
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
              aria-label={labelOf(at, word, isRight)}
              value={isRight === false ? letter : (letters[at] ?? '')}
              onPointerDown={(event) => {
                // The second tap on a cell turns to the other word.
                if (document.activeElement === event.currentTarget) desk.choose(at);
              }}
              onFocus={(event) => {
                event.target.select();
                if (at !== place.cell) desk.choose(at);
              }}
              onKeyDown={desk.onKey}
              // Not a change: the letter that stands there already leads onwards as well.
              onInput={({ currentTarget: { value } }) =>
                // The keys of phones say Backspace by an empty field alone.
                value === '' ? desk.erase() : desk.write(lastLetter(value, letters[at] ?? ''))
              }
            />
            {isRight === false && (
              <span className="cw-mark">
                <Icon name="cross" />
              </span>
            )}
          </div>
        );
      })}
    </div>
  );

  function labelOf(at: number, word: typeof current, isRight: boolean | null): string {
    if (!word) return '';
    const { cells } = word;
    const label = t('crossword_cell', {
      word: wordName(texts, word),
      n: cells.indexOf(at) + 1,
      total: cells.length,
    });
    return isRight === null ? label : texts.list([label, t(isRight ? 'right' : 'wrong')]);
  }
}

function classesOf(state: {
  readonly isIn: boolean;
  readonly isCurrent: boolean;
  readonly isRight: boolean | null;
  readonly isShown: boolean;
}): string {
  const { isIn, isCurrent, isRight, isShown } = state;
  return [
    'cw-cell',
    isIn && 'cw-in',
    isCurrent && 'cw-current',
    isShown && 'cw-shown',
    isRight === true && 'cw-right',
    isRight === false && 'cw-wrong',
  ]
    .filter(Boolean)
    .join(' ');
}

// What stood in the cell before may come along on either side of the new letter.
function lastLetter(typed: string, before: string): string {
  const letters = Array.from(typed.trim());
  const fresh = letters.length > 1 ? letters.filter((letter) => letter !== before) : letters;
  return fresh.at(-1) ?? letters.at(-1) ?? '';
}
