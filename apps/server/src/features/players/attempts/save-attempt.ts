import { Problem } from '@takhti/contract';
import type { Tx } from '../../../platform/db/index.ts';
import type { PlayKind, Scored } from '../../../types/play-kind.ts';
import { attemptFacetOf } from './attempt-facet-of.ts';
import { attemptClock, isTimeUp } from './attempt-time.ts';
import { isSecret } from '../../../platform/secret.ts';
import { lockOptionalAttempt, updateState, type Attempt } from './attempts.queries.ts';
import { withholdsAnswers } from './counters.ts';
import type { Learner } from '../../../http/learner.ts';
import { selectOptionalLastAttempt } from '../learners/limited-attempts.queries.ts';
import { finishAttempt } from './finish-attempt.ts';
import type { LaunchServices } from './launched.ts';
import { sentState } from './sent-state.ts';

export interface SaveInput<State> {
  readonly institution_id: number;
  readonly content_id: string;
  readonly attempt_id?: string | undefined;
  readonly attempt_token?: string | undefined;
  /** The learner who saves; needed only without the attempt's secret. */
  readonly learner: Learner;
  readonly state: State;
  readonly isBookmark: boolean;
}

/**
 * Bookmarks an attempt or finishes it (C-553, C-554). Finishing twice gives the same result. When the time is up the attempt
 * ends with what was saved before, no matter what was asked for.
 * @throws Problem players.attempt_not_found, also for a wrong token; players.attempt_finished for a bookmark after the end;
 *   players.state_too_large
 */
export async function saveAttempt<Play, State extends { readonly seconds: number }, Outcome extends Scored>(
  kind: PlayKind<Play, State, Outcome>,
  tx: Tx,
  base: Pick<LaunchServices, 'clock' | 'questions'>,
  input: SaveInput<State>,
): Promise<{ result: Outcome | null }> {
  const attempt = await lockNamedAttempt(tx, input);
  if (!attempt || !attemptFacetOf(kind, attempt.content_type)) throw new Problem('players.attempt_not_found');
  const now = base.clock.now();
  const reply = async (result: Outcome): Promise<{ result: Outcome }> => ({
    result: (await withholdsAnswers(tx, attempt, now))
      ? kind.withoutAnswers.result(result)
      : kind.forLearner(result, attempt.json_data),
  });
  if (attempt.result !== null) {
    if (input.isBookmark) throw new Problem('players.attempt_finished');
    return reply(kind.result.openKept(attempt.result));
  }
  const time = attemptClock(attempt.started_on, kind.timerOf(attempt.json_data), now);
  if (isTimeUp(time)) {
    const saved = kind.state.openKept(attempt.state);
    return reply(await finishAttempt(kind, tx, base, attempt, saved, now));
  }
  const state = sentState(kind, attempt, input.state, time);
  if (!input.isBookmark) return reply(await finishAttempt(kind, tx, base, attempt, state, now));
  await updateState(tx, attempt, kind.state.toKeep(state), now);
  return { result: null };
}

// By its secret; or the one that a learner who is known began last, where none is given.
async function lockNamedAttempt(
  tx: Tx,
  {
    institution_id,
    content_id,
    learner,
    attempt_id,
    attempt_token,
  }: Omit<SaveInput<unknown>, 'state' | 'isBookmark'>,
): Promise<Attempt | undefined> {
  const key = { institution_id, content_id };
  if (attempt_id !== undefined && attempt_token !== undefined) {
    const attempt = await lockOptionalAttempt(tx, { ...key, attempt_id });
    return attempt && isSecret(attempt_token, attempt.token_hash) ? attempt : undefined;
  }
  const last = await selectOptionalLastAttempt(tx, { ...key, ...learner });
  return last && lockOptionalAttempt(tx, { ...key, ...last });
}
