import { comparedLetter, letterOf, lettersIn, wordProgress } from '@takhti/content-types/rounds/play';
import { clueRules, type WordBoard as Board } from '@takhti/domain';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/texts-context.tsx';
import type { BoardProps, GuessesResponse } from '../boards/board/board-props.ts';
import { LetterKeys } from '../boards/keys/letter-keys.tsx';
import { ClueCards } from './clue-cards.tsx';
import { ClueTodo } from './clue-todo.tsx';
import { Lamps } from './lamps.tsx';
import { useTypedLetters } from '../boards/keys/use-typed-letters.ts';
import { WordBlanks } from './word-blanks.tsx';

const { max_wrong, open } = clueRules;

/** A word to find letter by letter, on the letters of its language; six that are not in it end it (D-40). */
export function WordBoard(props: BoardProps<Board, GuessesResponse>): ReactNode {
  const { board, language, draft, isOver, isTryLeft, outcome, onDraft, onDone, say, sound } = props;
  const isRevealed = isOver && !isTryLeft;
  const { t, plural } = useTexts();
  const guesses = draft?.guesses ?? [];
  const last = guesses.at(-1);
  const shown = Math.min(Math.max(open.mystery_word, draft?.shown ?? 0), board.clues.length);
  const { seen, right, wrong, isSolved } = wordProgress(board, guesses, language);

  function uncover(): void {
    sound('pick');
    onDraft({ guesses, shown: shown + 1 });
  }
  function guess(typed: string): void {
    const letter = letterOf(typed, language);
    if (isOver || letter === null) return;
    const compared = comparedLetter(letter);
    if (right.has(compared) || wrong.has(compared)) return;
    const response = { guesses: [...guesses, letter], shown };
    const now = wordProgress(board, response.guesses, language);
    if (now.isOver) {
      onDone(response);
      return;
    }
    const isIn = now.right.has(compared);
    sound(isIn ? 'pick' : 'wrong');
    onDraft(response);
    const left = isIn ? '' : ` ${plural('word_left', max_wrong - now.wrong.size)}`;
    say(`${announcementOf(letter)}${left}`);
  }
  function announcementOf(letter: string): string {
    const compared = comparedLetter(letter);
    const n = board.signs.filter(({ sign }) => comparedLetter(sign) === compared).length;
    return n > 0 ? t('word_in', { letter, n }) : t('word_not', { letter });
  }
  useTypedLetters(isOver ? null : guess);
  const stateOf = (letter: string): 'right' | 'wrong' | null => {
    const compared = comparedLetter(letter);
    return right.has(compared) ? 'right' : wrong.has(compared) ? 'wrong' : null;
  };

  return (
    <div className="word-board" data-keeps-places="">
      {(!isRevealed || isSolved) && (
        <ClueTodo
          first={t('word_first')}
          lastWrong={last === undefined ? null : announcementOf(last)}
          isOver={isOver}
        />
      )}
      <ClueCards
        clues={board.clues}
        shown={isRevealed ? board.clues.length : shown}
        onNext={isOver ? null : uncover}
        price={t('clue_free')}
        say={say}
      />
      <WordBlanks board={board} seen={seen} isRevealed={isRevealed} />
      <p className="board-hint word-lamps">
        <Lamps lit={max_wrong - wrong.size} total={max_wrong} />
        <span>{isSolved ? t('word_solved') : plural('word_left', max_wrong - wrong.size)}</span>
      </p>
      <div className="clue-last">
        <div className={isOver ? 'board-past' : undefined}>
          <LetterKeys language={language} more={lettersIn(board)} onLetter={guess} stateOf={stateOf} />
        </div>
        {outcome}
      </div>
    </div>
  );
}
