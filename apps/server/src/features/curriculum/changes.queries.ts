import type { SkillFields } from '@takhti/domain';
import { sql } from 'kysely';
import type { Insertable } from 'kysely';
import type { Database, Tx } from '../../platform/db/index.ts';

export type NewSkill = Pick<Insertable<Database['skills']>, 'institution_id' | 'skill_id'> &
  SkillFields & { readonly skill_order: number };

export async function insertSkills(tx: Tx, skills: readonly NewSkill[]): Promise<void> {
  await tx.insertInto('skills').values(skills).execute();
}

/** The new columns of a skill. */
export interface ChangedSkill extends SkillFields {
  readonly skill_id: string;
  readonly skill_order: number;
}

/** Changes skills in one statement, so that two of them can swap their names. */
export async function updateSkills(
  tx: Tx,
  institution_id: number,
  skills: readonly ChangedSkill[],
): Promise<void> {
  await sql`
    update skills set grade = change.grade, subject = change.subject, category = change.category,
      subcategory = change.subcategory, skill = change.skill, secondary_skill = change.secondary_skill,
      skill_code = change.skill_code, mastery_topic = change.mastery_topic, lms_skill_id = change.lms_skill_id,
      is_standalone = change.is_standalone, skill_order = change.skill_order, version = version + 1
    from jsonb_to_recordset(${JSON.stringify(skills)}::jsonb) as change (skill_id uuid, grade text, subject text,
      category text, subcategory text, skill text, secondary_skill text, skill_code text, mastery_topic text,
      lms_skill_id text, is_standalone smallint, skill_order integer)
    where skills.institution_id = ${institution_id} and skills.skill_id = change.skill_id`.execute(tx);
}

/** Deletes a skill; its content moves to `merged_into_skill_id`. */
export async function deleteSkill(
  tx: Tx,
  institution_id: number,
  skill_id: string,
  merged_into_skill_id: string | null = null,
): Promise<void> {
  await tx
    .updateTable('skills')
    .set((set) => ({ is_deleted: 1, merged_into_skill_id, version: set('version', '+', 1) }))
    .where('institution_id', '=', institution_id)
    .where('skill_id', '=', skill_id)
    .execute();
}

/** Lets what was once merged into a skill lead to another one. */
export async function redirectMerged(
  tx: Tx,
  institution_id: number,
  from_skill_id: string,
  into_skill_id: string,
): Promise<void> {
  await tx
    .updateTable('skills')
    .set({ merged_into_skill_id: into_skill_id })
    .where('institution_id', '=', institution_id)
    .where('merged_into_skill_id', '=', from_skill_id)
    .execute();
}

/** Gives skills their places. The version stays: an open skill can still be saved. */
export async function placeSkills(
  tx: Tx,
  institution_id: number,
  places: readonly { skill_id: string; skill_order: number }[],
): Promise<void> {
  await sql`
    update skills set skill_order = place.skill_order
    from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as place (skill_id uuid, skill_order integer)
    where skills.institution_id = ${institution_id} and skills.skill_id = place.skill_id`.execute(tx);
}
