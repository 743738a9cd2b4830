import type { GamePlay, GameResult } from '@takhti/domain';
import { isOfWords } from '../game/units.ts';

/**
 * The game with only the rounds that were not all right, to practise them now; null when there is none, and for a
 * crossword, whose words are in one grid.
 */
export function missedOf(
  play: GamePlay,
  { QuestionsData }: Pick<GameResult, 'QuestionsData'>,
): GamePlay | null {
  if (isOfWords(play.rounds)) return null;
  // Of a game of clues a part was chosen, and the rest was not missed.
  const asked = new Set(QuestionsData.map(({ QuestionId }) => QuestionId));
  const right = new Set(
    QuestionsData.filter(({ credit }) => credit >= 1).map(({ QuestionId }) => QuestionId),
  );
  const rounds = play.rounds.filter(({ QuestionId }) => asked.has(QuestionId) && !right.has(QuestionId));
  if (rounds.length === 0) return null;
  return {
    ...play,
    rounds: rounds.map((round, at) => ({ ...round, Number: at + 1, Order: at + 1 })),
  };
}
