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
