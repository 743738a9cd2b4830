import { sql } from 'kysely';
import { lockNamed, type Tx } from '../../../platform/db/index.ts';
import type { Learner } from '../../../http/learner.ts';

/** A known learner at something that is attempted. */
export interface LearnerAtContent extends Learner {
  readonly institution_id: number;
  readonly content_id: string;
}

function attemptsOf(tx: Tx, of: LearnerAtContent) {
  return tx
    .selectFrom('attempts')
    .where('institution_id', '=', of.institution_id)
    .where('content_id', '=', of.content_id)
    .where('user_id', '=', of.user_id)
    .where('known_by', '=', of.known_by)
    .where('known_by', '<>', '');
}

/** How many attempts a learner has begun, whether finished or not, at every publication of it. */
export async function countAttemptsOf(tx: Tx, of: LearnerAtContent): Promise<number> {
  const { count } = await attemptsOf(tx, of)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** The attempt that a learner has begun last and not finished. */
export async function selectOptionalOpenAttempt(tx: Tx, of: LearnerAtContent) {
  return attemptsOf(tx, of)
    .select(['attempt_id', 'state', 'started_on'])
    .where('finished_on', 'is', null)
    .orderBy('launched_on', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The attempt that a learner has begun last, finished or not. */
export async function selectOptionalLastAttempt(
  tx: Tx,
  of: LearnerAtContent,
): Promise<{ attempt_id: string } | undefined> {
  return attemptsOf(tx, of)
    .select('attempt_id')
    .orderBy('launched_on', 'desc')
    .orderBy('attempt_id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Lets a learner begin one attempt at a time, until the transaction ends. */
export async function lockLearner(tx: Tx, of: LearnerAtContent): Promise<void> {
  await lockNamed(tx, `attempts ${of.institution_id} ${of.content_id} ${of.known_by} ${of.user_id}`);
}

/** Gives an attempt a new secret; the old one is worth nothing any more. */
export async function takeOver(
  tx: Tx,
  { institution_id, attempt_id }: { institution_id: number; attempt_id: string },
  token_hash: string,
): Promise<void> {
  await tx
    .updateTable('attempts')
    .set({ token_hash })
    .where('institution_id', '=', institution_id)
    .where('attempt_id', '=', attempt_id)
    .execute();
}
