import { Problem } from '@takhti/contract';
import type { HandIn } from '@takhti/domain';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/index.ts';
import type { HandedInResult } from '../../../types/carrying.ts';
import { serverTypeOf } from '../../../types/registry.ts';
import { selectOptionalPublicationById } from '../../publications/index.ts';
import { attemptClock, mostSeconds } from '../attempts/attempt-time.ts';
import { hashSecret, isSecret } from '../../../platform/secret.ts';
import { insertOptionalAttempt, lockOptionalAttempt } from '../attempts/attempts.queries.ts';
import { nameWithoutProof } from '../competing/proven-learner.ts';
import { finishAttempt } from '../attempts/finish-attempt.ts';

export interface HandedIn {
  readonly title: string;
  readonly user_id: string;
  readonly result: HandedInResult;
}

/**
 * Takes in a game that was played without a network: its result is worked out here from what was published when it was carried
 * away, also when something newer is published by now, and kept once however often it is handed in.
 * @throws Problem players.not_found when nothing was ever published so; players.attempt_not_found for another's attempt
 */
export async function handIn(tx: Tx, clock: Clock, sent: HandIn): Promise<HandedIn> {
  const { institution_id, attempt_id, user_id } = sent;
  const publication = await selectOptionalPublicationById(tx, sent);
  if (!publication) throw new Problem('players.not_found');
  const { content_id } = publication;
  if (content_id !== (sent.content_id ?? content_id)) throw new Problem('players.not_found');
  const { use, exports } = serverTypeOf(publication.content_type);
  if (use.how !== 'attempted' || !exports.offline) throw new Problem('players.not_found');
  const { kind } = exports.offline;
  const now = clock.now();
  const started_on = startOf(sent, now);
  const question_ids = use.draw(publication, sent.seed);
  await insertOptionalAttempt(tx, {
    institution_id,
    attempt_id,
    token_hash: hashSecret(sent.attempt_token),
    content_id,
    publication_id: publication.publication_id,
    user_id: nameWithoutProof(user_id),
    seed: sent.seed,
    question_ids: JSON.stringify(question_ids),
    state: JSON.stringify(kind.state.toKeep(kind.newState)),
    started_on,
    saved_on: now,
  });
  const attempt = await lockOptionalAttempt(tx, { institution_id, attempt_id, content_id });
  if (!attempt || !isSecret(sent.attempt_token, attempt.token_hash))
    throw new Problem('players.attempt_not_found');
  const told = { title: attempt.title, user_id: attempt.user_id };
  if (attempt.result !== null) return { ...told, result: kind.result.openKept(attempt.result) };
  const time = attemptClock(attempt.started_on, 0, now);
  const state = kind.keep(sent.state, question_ids, mostSeconds(time));
  return { ...told, result: await finishAttempt(kind, tx, attempt, state, now) };
}

// The clock of a device that never sees a network may be years off: the time that was spent counts, wherever it lies.
function startOf({ started_on, state }: HandIn, now: Date): Date {
  const latest = now.getTime() - Math.min(state.seconds, longestGame) * 1000;
  const told = Date.parse(started_on);
  return new Date(told >= earliest ? Math.min(told, latest) : latest);
}

const longestGame = 24 * 3600;
/** Nothing was played before: a date of long ago is none, and beyond what the database can keep. */
const earliest = Date.parse('2000-01-01T00:00:00Z');
