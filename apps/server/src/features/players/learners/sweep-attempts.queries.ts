import type { Tx } from '../../../platform/db/index.ts';

/** Attempts without a name, or with a name from the address, which anybody can write there. */
export type UnknownLearners = 'unnamed' | 'unchecked';

/** Deletes some attempts of unknown learners that were last saved before a moment; returns how many. */
export async function deleteUnknownAttempts(
  tx: Tx,
  who: UnknownLearners,
  before: Date,
  limit: number,
): Promise<number> {
  const old = tx
    .selectFrom('attempts')
    .select(['institution_id', 'attempt_id'])
    .$if(who === 'unnamed', (query) => query.where('user_id', '=', ''))
    .$if(who === 'unchecked', (query) => query.where('user_id', '<>', '').where('known_by', '=', ''))
    .where('saved_on', '<', before.toISOString())
    .limit(limit);
  const { numDeletedRows } = await tx
    .deleteFrom('attempts')
    .where((where) =>
      where(
        where.refTuple('institution_id', 'attempt_id'),
        'in',
        old.$asTuple('institution_id', 'attempt_id'),
      ),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
