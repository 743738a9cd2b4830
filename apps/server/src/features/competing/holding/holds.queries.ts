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
  const holds = await listHolds(tx, key.institution_id, [key.content_id]);
  return holds.get(key.content_id);
}

/** The actions on several competitions, by their content ids. */
export async function listHolds(
  tx: Tx,
  institution_id: number,
  content_ids: readonly string[],
): Promise<ReadonlyMap<string, Hold>> {
  if (content_ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('competition_holds')
    .select(['content_id', 'is_paused', 'ended_on'])
    .where('institution_id', '=', institution_id)
    .where('content_id', 'in', content_ids)
    .execute();
  return new Map(
    rows.map(({ content_id, is_paused, ended_on }) => [
      content_id,
      { is_paused, ended_on: ended_on === null ? null : new Date(ended_on) },
    ]),
  );
}

export async function upsertHold(tx: Tx, values: Insertable<Database['competition_holds']>): Promise<void> {
  const { is_paused, changed_on, changed_by } = values;
  await tx
    .insertInto('competition_holds')
    .values(values)
    .onConflict((conflict) =>
      conflict
        .columns(['institution_id', 'content_id'])
        // An end is final, also if it was paused in the same moment.
        .doUpdateSet(({ fn, ref }) => ({
          is_paused,
          ended_on: fn.coalesce(ref('competition_holds.ended_on'), ref('excluded.ended_on')),
          changed_on,
          changed_by,
        })),
    )
    .execute();
}
