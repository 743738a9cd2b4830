import { clueRules, type Language, type WordBoard } from '@takhti/domain';
import { comparedLetter, letterOf } from '../../../crosswords/letters.ts';
import { listOf } from '../../play/junk.ts';
import { nothing, type RoundScore } from '../../play/round-score.ts';

const { max_wrong, points } = clueRules;

interface WordProgress {
  /** What was guessed and is in the word, as letters are compared. */
  readonly right: ReadonlySet<string>;
  readonly wrong: ReadonlySet<string>;
  /** Which signs of the word are seen. */
  readonly seen: readonly boolean[];
  readonly isSolved: boolean;
  readonly isOver: boolean;
}

/** The letters of a word, each once. */
export function lettersIn({ signs }: Pick<WordBoard, 'signs'>): string[] {
  return [...new Set(signs.flatMap(({ sign, is_letter }) => (is_letter ? [sign] : [])))];
}

/** The state of a word after some letters were guessed; six that are not in it end it. */
export function wordProgress(
  board: WordBoard,
  guesses: readonly unknown[],
  language: Language,
): WordProgress {
  const wanted = new Set(lettersIn(board).map(comparedLetter));
  const right = new Set<string>();
  const wrong = new Set<string>();
  for (const guess of guesses) {
    const letter = typeof guess === 'string' ? letterOf(guess, language) : null;
    if (letter === null || wrong.size >= max_wrong || right.size === wanted.size) continue;
    const compared = comparedLetter(letter);
    (wanted.has(compared) ? right : wrong).add(compared);
  }
  const isSolved = wanted.size > 0 && right.size === wanted.size;
  return {
    right,
    wrong,
    seen: board.signs.map(({ sign, is_letter }) => !is_letter || right.has(comparedLetter(sign))),
    isSolved,
    isOver: isSolved || wrong.size >= max_wrong,
  };
}

/** Ten points less one for every letter that is not in the word; nothing when it was not found. */
export function scoreGuessed(board: WordBoard, response: unknown, language: Language): RoundScore {
  const { right, wrong, seen, isSolved } = wordProgress(board, listOf(response, 'guesses'), language);
  if (right.size + wrong.size === 0) return nothing;
  const text = board.signs.map(({ sign }, at) => (seen[at] === true ? sign : '_')).join('');
  return {
    credit: isSolved ? (points - wrong.size) / points : 0,
    isCorrect: isSolved,
    isAttempted: true,
    text,
  };
}
