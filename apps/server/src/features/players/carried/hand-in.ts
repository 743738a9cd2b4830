import { Problem } from '@takhti/contract';
import type { HandIn } from '@takhti/domain';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/index.ts';
import type { HandedInResult } from '../../../types/carrying.ts';
import { attemptClock } from '../attempts/attempt-time.ts';
import { beginOffline } from '../attempts/begin-offline.ts';
import { isSecret } from '../../../platform/secret.ts';
import { lockOptionalAttempt } from '../attempts/attempts.queries.ts';
import { unverifiedName } from '../attempts/counters.ts';
import { finishAttempt } from '../attempts/finish-attempt.ts';
import { sentState } from '../attempts/sent-state.ts';
import { lightQuestions } from '../played-questions.ts';

export interface HandedIn {
  readonly title: string;
  readonly user_id: string;
  readonly result: HandedInResult;
}

/**
 * Takes in a game that was played without a network: its result is worked out here from what was published when it was carried
 * away, also when something newer is published by now, and kept once however often it is handed in.
 * @throws Problem players.not_found when nothing was ever published so; players.attempt_not_found for another's attempt;
 *   players.state_too_large
 */
export async function handIn(tx: Tx, clock: Clock, sent: HandIn): Promise<HandedIn> {
  const { institution_id, attempt_id, state } = sent;
  const learner = { user_id: unverifiedName(sent.user_id), known_by: '' } as const;
  const begun = { ...sent, seconds: state.seconds };
  const carried = await beginOffline(tx, clock, begun, { learner, link_code: null });
  if (!carried) throw new Problem('players.not_found');
  const { kind, content_id } = carried;
  const attempt = await lockOptionalAttempt(tx, { institution_id, attempt_id, content_id });
  if (!attempt || !isSecret(sent.attempt_token, attempt.token_hash))
    throw new Problem('players.attempt_not_found');
  const head = { title: attempt.title, user_id: attempt.user_id };
  if (attempt.result !== null) return { ...head, result: kind.result.openKept(attempt.result) };
  const now = clock.now();
  const time = attemptClock(attempt.started_on, 0, now);
  const kept = sentState(kind, attempt, state, time);
  return {
    ...head,
    result: await finishAttempt(kind, tx, { questions: lightQuestions }, attempt, kept, now),
  };
}
