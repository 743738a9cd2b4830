import type { PlayRound } from '@takhti/domain';
import type { Texts } from '../../../i18n/texts.ts';
import { playerBoard } from '../boards/registry.ts';

/** How many questions of its own a game of one round asks, as the words of a crossword; null where rounds are counted. */
function countWords([first]: readonly PlayRound[]): number | null {
  return (first && playerBoard(first.board).words?.count(first.board)) ?? null;
}

/** Whether the words of a game are counted, and not its rounds. */
export function isOfWords(rounds: readonly PlayRound[]): boolean {
  return countWords(rounds) !== null;
}

/** What of a game is counted: its rounds, or the words of a crossword, which is one round. */
export function countUnits({ plural }: Pick<Texts, 'plural'>, rounds: readonly PlayRound[]): string {
  const words = countWords(rounds);
  return words === null ? plural('rounds', rounds.length) : plural('words', words);
}
