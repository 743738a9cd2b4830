import { livePhaseAt, type LivePhase } from '@takhti/domain';
import type { Tx } from '../../../platform/db/index.ts';
import { stateOf } from './join-round.ts';
import type { KeptRound } from './live-rounds.queries.ts';
import { listAnswerCounts, listStandings } from './players.queries.ts';

/** Whether the winners and the results of the class are shown. */
export function isAtEnd(phase: LivePhase): boolean {
  return phase === 'podium' || phase === 'over';
}

/** The facts for screens of a round: all players with their points, and at the end how each question was answered. */
export async function readFacts(tx: Tx, round: KeptRound, now: Date) {
  return {
    standings: await listStandings(tx, round, round.question_at),
    counts: isAtEnd(livePhaseAt(stateOf(round), now)) ? await listAnswerCounts(tx, round) : [],
  };
}

/** The result of `readFacts`. */
export type RoundFacts = Awaited<ReturnType<typeof readFacts>>;
