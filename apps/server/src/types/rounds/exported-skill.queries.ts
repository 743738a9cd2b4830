import type { Tx } from '../../platform/db/index.ts';

/** The fields of a skill in an export. */
export async function selectExportedSkill(
  tx: Tx,
  { institution_id, skill_id }: { readonly institution_id: number; readonly skill_id: string },
) {
  return tx
    .selectFrom('skills')
    .select(['skill', 'secondary_skill', 'category', 'subcategory', 'mastery_topic', 'subject'])
    .where('institution_id', '=', institution_id)
    .where('skill_id', '=', skill_id)
    .executeTakeFirstOrThrow();
}
