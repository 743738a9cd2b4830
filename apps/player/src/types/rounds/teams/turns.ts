import { scoreBoard } from '@takhti/content-types/rounds/play';
import type { GameResult } from '@takhti/domain';
import type { Game } from '../game/game.ts';
import { starsFor } from '../stars/stars.ts';

/** One of two teams: the one on the side where lines begin, or the other. */
export type Side = 0 | 1;

/** A game between two teams, round by round in turn. */
export interface Turns {
  /** Whose turn each round is. */
  readonly sides: readonly Side[];
  /** The stars of both teams. */
  readonly stars: readonly [number, number];
}

export const otherSide = (side: Side): Side => (side === 0 ? 1 : 0);

/**
 * Whose turn each round is, and what both have so far. Where the number of rounds is odd, the last one is for the team that is
 * behind, so that nobody loses by beginning second.
 * @param credits how right each round was, 0 for those that were not played yet
 */
export function turnsOf(credits: readonly number[], first: Side): Turns {
  const stars: [number, number] = [0, 0];
  const sides = credits.map((credit, at): Side => {
    const inTurn = at % 2 === 0 ? first : otherSide(first);
    const isOddOne = at > 0 && at === credits.length - 1 && at % 2 === 0;
    const side = isOddOne && stars[0] !== stars[1] ? (stars[0] < stars[1] ? 0 : 1) : inTurn;
    stars[side] += starsFor(credit);
    return side;
  });
  return { sides, stars };
}

/** The state of a game between two teams. */
export function turnsIn({ play, played }: Pick<Game, 'play' | 'played'>, first: Side): Turns {
  return turnsOf(
    play.rounds.map(({ QuestionId, board }) => scoreBoard(board, played[QuestionId], play.language).credit),
    first,
  );
}

/** How a game between two teams ended. */
export function turnsAtEnd({ QuestionsData }: Pick<GameResult, 'QuestionsData'>, first: Side): Turns {
  return turnsOf(
    QuestionsData.map(({ credit }) => credit),
    first,
  );
}
