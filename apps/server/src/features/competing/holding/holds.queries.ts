import type { Insertable } from 'kysely';
import type { Database, Tx } from '../../../platform/db/index.ts';

interface Key {
  readonly institution_id: number;
  readonly content_id: string;
}

/** An action on a published competition. */
export interface Hold {
  readonly is_paused: boolean;
  readonly ended_on: Date | null;
}

export async function selectOptionalHold(tx: Tx, key: Key): Promise<Hold | undefined> {
  const row = await tx
    .selectFrom('competition_holds')
    .select(['is_paused', 'ended_on'])
    .where('institution_id', '=', key.institution_id)
    .where('content_id', '=', key.content_id)
    .executeTakeFirst();
  return row && { is_paused: row.is_paused, ended_on: row.ended_on === null ? null : new Date(row.ended_on) };
}

export async function upsertHold(tx: Tx, values: Insertable<Database['competition_holds']>): Promise<void> {
  const { is_paused, changed_on, changed_by } = values;
  await tx
    .insertInto('competition_holds')
    .values(values)
    .onConflict((conflict) =>
      conflict
        .columns(['institution_id', 'content_id'])
        // An end is for good, also where somebody paused it in the same moment.
        .doUpdateSet(({ fn, ref }) => ({
          is_paused,
          ended_on: fn.coalesce(ref('competition_holds.ended_on'), ref('excluded.ended_on')),
          changed_on,
          changed_by,
        })),
    )
    .execute();
}
