import { scoreWord } from '@takhti/content-types/rounds/play';
import type { CrosswordBoard, Language } from '@takhti/domain';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTexts } from '../../../../i18n/texts-context.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import type { CrosswordDesk } from './use-crossword.ts';
import { clueText } from './word-words.ts';

interface ClueListsProps {
  readonly board: CrosswordBoard;
  readonly language: Language;
  readonly desk: CrosswordDesk;
  readonly isOver: boolean;
}

/** The clues across and down; each leads to its word. */
export function ClueLists(props: ClueListsProps): ReactNode {
  const { t } = useTexts();
  const lists = useRef<HTMLDivElement>(null);
  const { word: current } = props.desk.place;
  useEffect(() => {
    if (lists.current) showCurrent(lists.current);
  }, [current]);
  return (
    <div className="cw-lists" ref={lists} data-beyond-room="" data-scrolls="">
      <div className="cw-columns">
        {[false, true].map((is_down) => (
          <section key={String(is_down)} aria-labelledby={`cw-${String(is_down)}`}>
            <h3 className="cw-title" id={`cw-${String(is_down)}`}>
              {t(is_down ? 'crossword_down' : 'crossword_across')}
            </h3>
            <ol className="cw-clues">
              {props.board.words.map((word, at) =>
                word.is_down === is_down ? <Clue key={word.QuestionId} {...props} at={at} /> : null,
              )}
            </ol>
          </section>
        ))}
      </div>
    </div>
  );
}

/** Brings the clue of the current word into sight within its lists; on a phone, where the page scrolls them, it stays where it is. */
function showCurrent(lists: HTMLElement): void {
  const clue = lists.querySelector<HTMLElement>('[aria-current="true"]');
  if (!clue) return;
  const frame = lists.getBoundingClientRect();
  const { top, bottom } = clue.getBoundingClientRect();
  if (bottom > frame.bottom) lists.scrollTop += bottom - frame.bottom;
  else if (top < frame.top) lists.scrollTop -= frame.top - top;
}

function Clue({ board, language, desk, isOver, at }: ClueListsProps & { readonly at: number }): ReactNode {
  const texts = useTexts();
  const { t } = texts;
  const word = board.words[at];
  if (!word) return null;
  const { letters, revealed, place } = desk;
  const isFull = word.cells.every((cell) => letters[cell]);
  const score = isOver ? scoreWord(board, word, { cells: letters, revealed: [...revealed] }, language) : null;
  const isCurrent = place.word === at && !isOver;
  return (
    <li>
      <button
        type="button"
        className={`cw-clue${isCurrent ? ' cw-clue-current' : ''}${isFull && !isOver ? ' cw-clue-full' : ''}`}
        aria-current={isCurrent}
        disabled={isOver}
        onClick={() => desk.goToWord(at)}
      >
        <span className="cw-clue-number">{texts.number(word.number)}</span>
        <span className="cw-clue-text game-words">
          {clueText(texts, word)} <span className="cw-length">({texts.number(word.cells.length)})</span>
        </span>
        {word.image !== '' && <img className="cw-thumb" src={word.image} alt="" />}
        {score && (
          <span className={score.isCorrect ? 'cw-sign cw-sign-right' : 'cw-sign cw-sign-wrong'}>
            <Icon name={score.isCorrect ? 'check' : 'cross'} />
            <span className="unseen">{t(score.isCorrect ? 'right' : 'wrong')}</span>
          </span>
        )}
      </button>
    </li>
  );
}
