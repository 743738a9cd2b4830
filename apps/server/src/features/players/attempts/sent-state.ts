import { Problem } from '@takhti/contract';
import { limits } from '@takhti/domain';
import type { PlayKind, Scored } from '../../../types/play-kind.ts';
import type { Attempt } from './attempts.queries.ts';
import { mostSeconds, type AttemptClock } from './attempt-time.ts';

/**
 * What is kept of a state that a player sent. Everybody may send one, and it is kept for months: its bytes are bounded by what was
 * asked.
 * @throws Problem players.state_too_large
 */
export function sentState<State extends { readonly seconds: number }>(
  kind: Pick<PlayKind<unknown, State, Scored>, 'keep' | 'state'>,
  { question_ids }: Pick<Attempt, 'question_ids'>,
  sent: State,
  time: AttemptClock,
): State {
  const state = kind.keep(sent, question_ids, mostSeconds(time));
  const { base, each, most } = limits.attempt_state;
  const allowed = Math.min(most, base + each * question_ids.length);
  if (Buffer.byteLength(JSON.stringify(kind.state.toKeep(state))) > allowed)
    throw new Problem('players.state_too_large');
  return state;
}
