import type { Insertable, Selectable } from 'kysely';
import type { Database, Tx } from '../platform/db/index.ts';

export async function saveSettings(tx: Tx, institution_id: number, settings: object): Promise<void> {
  await tx
    .updateTable('institutions')
    .set({ settings: JSON.stringify(settings) })
    .where('institution_id', '=', institution_id)
    .execute();
}

export type SkillValues = Omit<Insertable<Database['skills']>, 'institution_id'>;

export async function insertSkill(
  tx: Tx,
  skill: { institution_id: number; skill_id: string; skill: string } & Partial<SkillValues>,
): Promise<Selectable<Database['skills']>> {
  const defaults = { category: 'Numbers', grade: '4', subject: 'Mathematics' };
  return tx
    .insertInto('skills')
    .values({ ...defaults, ...skill })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function insertContainer(
  tx: Tx,
  container: Omit<Insertable<Database['containers']>, 'json_data'> & { json_data: object },
): Promise<Selectable<Database['containers']>> {
  // review_status mirrors content_status and is no column.
  const { review_status: _mirror, ...values } = container as typeof container & { review_status?: unknown };
  return tx
    .insertInto('containers')
    .values({ ...values, json_data: JSON.stringify(container.json_data) })
    .returningAll()
    .executeTakeFirstOrThrow();
}
