import { scoreWord } from '@takhti/content-types/rounds/play';
import type { CrosswordBoard, Language } from '@takhti/domain';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTexts } from '../../../../i18n/texts-context.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { scrollWithin } from '../card/scroll-within.ts';
import { isUntouched } from './moves.ts';
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
    // On a phone, where the page scrolls the lists, the clue stays where it is.
    const clue = lists.current?.querySelector('[aria-current="true"]');
    if (lists.current && clue) scrollWithin(lists.current, clue);
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

function Clue({ board, language, desk, isOver, at }: ClueListsProps & { readonly at: number }): ReactNode {
  const texts = useTexts();
  const { t } = texts;
  const word = board.words[at];
  if (!word) return null;
  const { letters, revealed, place } = desk;
  const isFull = word.cells.every((cell) => letters[cell]);
  const score = isOver ? scoreWord(board, word, { cells: letters, revealed: [...revealed] }, language) : null;
  const missed = isUntouched(board, at, letters) ? 'open' : 'wrong';
  const sign = score && (score.isCorrect ? 'right' : missed);
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
        {sign === 'open' ? (
          <span className="cw-sign cw-sign-open">
            <span className="unseen">{t('crossword_untouched')}</span>
          </span>
        ) : (
          sign && (
            <span className={`cw-sign cw-sign-${sign}`}>
              <Icon name={sign === 'right' ? 'check' : 'cross'} />
              <span className="unseen">{t(sign)}</span>
            </span>
          )
        )}
      </button>
    </li>
  );
}
