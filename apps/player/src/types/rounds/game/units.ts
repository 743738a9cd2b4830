import type { PlayRound } from '@takhti/domain';
import type { Texts } from '../../../i18n/texts.ts';

/** What of a game is counted: its rounds, or the words of a crossword, which is one round. */
export function countUnits({ plural }: Pick<Texts, 'plural'>, rounds: readonly PlayRound[]): string {
  const words = wordsIn(rounds);
  return words === null ? plural('rounds', rounds.length) : plural('words', words.length);
}

/** The words of a game that is a crossword; null for any other. */
export function wordsIn(rounds: readonly PlayRound[]) {
  const board = rounds[0]?.board;
  return board && 'words' in board ? board.words : null;
}
