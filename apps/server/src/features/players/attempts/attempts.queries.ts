import type { Insertable } from 'kysely';
import type { Database, Tx } from '../../../platform/db/index.ts';

export async function insertAttempt(tx: Tx, attempt: Insertable<Database['attempts']>): Promise<void> {
  await tx.insertInto('attempts').values(attempt).execute();
}

/** As `insertAttempt`, for an attempt whose id was made elsewhere and may be here already. */
export async function insertOptionalAttempt(
  tx: Tx,
  attempt: Insertable<Database['attempts']>,
): Promise<void> {
  await tx
    .insertInto('attempts')
    .values(attempt)
    .onConflict((conflict) => conflict.columns(['institution_id', 'attempt_id']).doNothing())
    .execute();
}

/** An attempt with what it plays; until the transaction ends nobody else saves it. Undefined when there is none. */
export async function lockOptionalAttempt(
  tx: Tx,
  key: { readonly institution_id: number; readonly attempt_id: string; readonly content_id: string },
) {
  return tx
    .selectFrom('attempts')
    .innerJoin('publications', (join) =>
      join
        .onRef('publications.institution_id', '=', 'attempts.institution_id')
        .onRef('publications.publication_id', '=', 'attempts.publication_id'),
    )
    .select([
      'attempts.institution_id',
      'attempts.attempt_id',
      'attempts.token_hash',
      'attempts.content_id',
      'attempts.publication_id',
      'attempts.user_id',
      'attempts.known_by',
      'attempts.lti_launch_id',
      'attempts.seed',
      'attempts.question_ids',
      'attempts.state',
      'attempts.result',
      'attempts.started_on',
      'attempts.part',
      'publications.content_type',
      'publications.title',
      'publications.language',
      'publications.grade',
      'publications.subject',
      'publications.json_data',
    ])
    .where('attempts.institution_id', '=', key.institution_id)
    .where('attempts.attempt_id', '=', key.attempt_id)
    .where('attempts.content_id', '=', key.content_id)
    .forUpdate('attempts')
    .executeTakeFirst();
}

export type Attempt = NonNullable<Awaited<ReturnType<typeof lockOptionalAttempt>>>;

type AttemptKey = Pick<Attempt, 'institution_id' | 'attempt_id'>;

export async function updateState(tx: Tx, attempt: AttemptKey, state: object, saved_on: Date): Promise<void> {
  await tx
    .updateTable('attempts')
    .set({ state: JSON.stringify(state), saved_on })
    .where('institution_id', '=', attempt.institution_id)
    .where('attempt_id', '=', attempt.attempt_id)
    .execute();
}

/** Keeps from where a platform opened an attempt last: there its score goes. */
export async function updateLtiLaunch(tx: Tx, attempt: AttemptKey, lti_launch_id: string): Promise<void> {
  await tx
    .updateTable('attempts')
    .set({ lti_launch_id })
    .where('institution_id', '=', attempt.institution_id)
    .where('attempt_id', '=', attempt.attempt_id)
    .execute();
}

/** Ends an attempt. */
export async function updateFinished(
  tx: Tx,
  attempt: AttemptKey,
  state: object,
  result: object,
  finished_on: Date,
): Promise<void> {
  await tx
    .updateTable('attempts')
    .set({ state: JSON.stringify(state), result: JSON.stringify(result), saved_on: finished_on, finished_on })
    .where('institution_id', '=', attempt.institution_id)
    .where('attempt_id', '=', attempt.attempt_id)
    .execute();
}
