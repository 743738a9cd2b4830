import type { Flag } from '@takhti/domain';
import { sql } from 'kysely';
import { textArray } from '../../platform/db/conditions/contains-words.ts';
import type { Tx } from '../../platform/db/index.ts';

/** What an institution has settled; undefined where there is none of this number. */
export async function selectOptionalSettings(tx: Tx, institution_id: number) {
  const row = await tx
    .selectFrom('institutions')
    .select('settings')
    .where('institution_id', '=', institution_id)
    .executeTakeFirst();
  return row?.settings;
}

/** Until the transaction ends nobody else settles anything of an institution. */
export async function lockInstitution(tx: Tx, institution_id: number): Promise<void> {
  await tx
    .selectFrom('institutions')
    .select('institution_id')
    .where('institution_id', '=', institution_id)
    .forUpdate()
    .executeTakeFirst();
}

/** Settles one thing of an institution and leaves the others; false where there is no such institution. */
export async function updateSetting(
  tx: Tx,
  institution_id: number,
  settings: Readonly<Record<string, unknown>>,
): Promise<boolean> {
  const row = await tx
    .selectFrom('institutions')
    .select('settings')
    .where('institution_id', '=', institution_id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return false;
  await tx
    .updateTable('institutions')
    .set({ settings: JSON.stringify({ ...row.settings, ...settings }) })
    .where('institution_id', '=', institution_id)
    .execute();
  return true;
}

/** The roles of an institution, each with whether its role switch leaves it out. */
export async function listRoleFlags(tx: Tx, institution_id: number) {
  return tx
    .selectFrom('roles')
    .select(['role', 'is_hide'])
    .where('institution_id', '=', institution_id)
    .orderBy(sql`role collate "C"`)
    .execute();
}

/** Hides these roles of an institution from its role switch, and no others. */
export async function updateHiddenRoles(
  tx: Tx,
  institution_id: number,
  roles: readonly string[],
): Promise<void> {
  await tx
    .updateTable('roles')
    .set({ is_hide: sql<Flag>`(role = any(${textArray(roles)}))::int` })
    .where('institution_id', '=', institution_id)
    .execute();
}
