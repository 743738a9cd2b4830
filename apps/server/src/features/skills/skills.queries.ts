import { minimalSkillCode, type filteredFields } from '@takhti/domain';
import { sql, type SqlBool } from 'kysely';
import { containsWords, textArray } from '../../platform/db/conditions/contains-words.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { SkillAccess } from './skills.policy.ts';

interface Who {
  readonly institution_id: number;
  readonly user_id: string;
}

/** Which subjects a person is limited to, as a comma list. */
export async function selectSubjectsAccess(tx: Tx, who: Who): Promise<string> {
  const { subjects_access } = await tx
    .selectFrom('users')
    .select('subjects_access')
    .where('institution_id', '=', who.institution_id)
    .where('user_id', '=', who.user_id)
    .executeTakeFirstOrThrow();
  return subjects_access;
}

/** What narrows a list of skills; empty texts do not. */
export interface SkillFilter {
  readonly grade: string;
  readonly subject: string;
  readonly category: string;
  readonly skill_name: string;
}

// The marker of "no skill chosen yet" is no skill to choose, so that no list shows it.
function choosable(tx: Tx, institution_id: number, access: SkillAccess, filter: Partial<SkillFilter>) {
  const { grade = '', subject = '', category = '', skill_name = '' } = filter;
  const { subjects } = access;
  const grades = grade === '' ? access.grades : access.grades.filter((each) => each === grade);
  return tx
    .selectFrom('skills')
    .where('skills.institution_id', '=', institution_id)
    .where('skills.skill_code', '<>', minimalSkillCode)
    .where('skills.is_deleted', '=', 0)
    .where(sql<SqlBool>`skills.grades && ${textArray(grades)}`)
    .$if(subjects !== null, (query) =>
      query.where(sql<SqlBool>`skills.subject = any(${textArray(subjects ?? [])})`),
    )
    .$if(subject !== '', (query) => query.where('skills.subject', '=', subject))
    .$if(category !== '', (query) => query.where('skills.category', '=', category))
    .where(containsWords('skills.skill', skill_name));
}

const questionsOfSkill = sql`from questions q
  join containers c on c.institution_id = q.institution_id and c.container_id = q.container_id
  where q.institution_id = skills.institution_id and q.skill_id = skills.skill_id and c.is_deleted = 0`;

/** What a skill is, wherever it is read. */
export const skillColumns = [
  'skills.institution_id',
  'skills.skill_id',
  'skills.lms_skill_id',
  'skills.skill',
  'skills.category',
  'skills.subcategory',
  'skills.secondary_skill',
  'skills.skill_order',
  'skills.skill_code',
  'skills.mastery_topic',
  'skills.grade',
  'skills.subject',
  'skills.is_standalone',
] as const;

const columns = [
  ...skillColumns,
  sql<number>`(select count(*)::int ${questionsOfSkill})`.as('total_questions'),
  sql<number>`(select count(*)::int ${questionsOfSkill} and q.article_id is not null)`.as(
    'total_article_questions',
  ),
] as const;

/** The subjects that have skills, without order. */
export async function listSubjects(tx: Tx, institution_id: number, access: SkillAccess, grade: string) {
  const rows = await choosable(tx, institution_id, access, { grade })
    .select('skills.subject')
    .distinct()
    .execute();
  return rows.map(({ subject }) => subject);
}

/** All skills of a grade and subject, in their order. */
export async function listSkillsOf(
  tx: Tx,
  institution_id: number,
  access: SkillAccess,
  filter: Partial<SkillFilter>,
) {
  return choosable(tx, institution_id, access, filter)
    .select(columns)
    .orderBy('skills.skill_order')
    .orderBy('skills.skill_id')
    .execute();
}

/** Skills by their ids, of one's own institution, in their order. */
export async function listSkillsByIds(tx: Tx, institution_id: number, skill_ids: readonly string[]) {
  return tx
    .selectFrom('skills')
    .select(columns)
    .where('skills.institution_id', '=', institution_id)
    .where('skills.skill_id', 'in', skill_ids)
    .where('skills.is_deleted', '=', 0)
    .orderBy('skills.skill_order')
    .orderBy('skills.skill_id')
    .execute();
}

/** One page of the skills that match. */
export async function searchSkills(
  tx: Tx,
  institution_id: number,
  access: SkillAccess,
  filter: SkillFilter,
  rows: { limit: number; offset: number },
) {
  return choosable(tx, institution_id, access, filter)
    .select(columns)
    .orderBy('skills.subject')
    .orderBy('skills.skill_order')
    .orderBy('skills.skill_id')
    .limit(rows.limit)
    .offset(rows.offset)
    .execute();
}

/** How many skills match. */
export async function countSkills(tx: Tx, institution_id: number, access: SkillAccess, filter: SkillFilter) {
  const { total } = await choosable(tx, institution_id, access, filter)
    .select((expression) => expression.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/**
 * A skill of the institution with what choosing it must know; undefined when there is none. A deletion waits for the end of
 * this transaction, so that nothing comes to belong to a skill that is going.
 */
export async function selectOptionalSkill(tx: Tx, institution_id: number, skill_id: string) {
  return tx
    .selectFrom('skills')
    .select(columns)
    .select('skills.grades')
    .where('skills.institution_id', '=', institution_id)
    .where('skills.skill_id', '=', skill_id)
    .where('skills.is_deleted', '=', 0)
    .forKeyShare('skills')
    .executeTakeFirst();
}

/** Skills by the ids that an LMS gave them, in their order. */
export async function listSkillsByLmsIds(tx: Tx, institution_id: number, lms_skill_ids: readonly string[]) {
  return tx
    .selectFrom('skills')
    .select(columns)
    .where('skills.institution_id', '=', institution_id)
    .where('skills.lms_skill_id', 'in', lms_skill_ids)
    .where('skills.is_deleted', '=', 0)
    .orderBy('skills.skill_order')
    .orderBy('skills.skill_id')
    .execute();
}

/** Whether the institution has a skill of this id; one that was deleted is none. */
export async function isSkill(tx: Tx, institution_id: number, skill_id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('skills')
    .select('skill_id')
    .where('institution_id', '=', institution_id)
    .where('skill_id', '=', skill_id)
    .where('is_deleted', '=', 0)
    .executeTakeFirst();
  return row !== undefined;
}

/** Nobody chooses from a longer list, and every question may have a value of its own. */
const mostValues = 200;

/** The most frequent values of a metadata field on a skill's questions, with how many have them. */
export async function countMetadata(
  tx: Tx,
  institution_id: number,
  skill_id: string,
  field: (typeof filteredFields)[number],
): Promise<{ value: string; count: number }[]> {
  const value = `questions.${field}` as const;
  return tx
    .selectFrom('questions')
    .innerJoin('containers', (join) =>
      join
        .onRef('containers.institution_id', '=', 'questions.institution_id')
        .onRef('containers.container_id', '=', 'questions.container_id'),
    )
    .select(sql.ref<string>(value).as('value'))
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('questions.institution_id', '=', institution_id)
    .where('questions.skill_id', '=', skill_id)
    .where('containers.is_deleted', '=', 0)
    .where(value, '<>', '')
    .groupBy(value)
    .orderBy('count', 'desc')
    .orderBy(value)
    .limit(mostValues)
    .execute();
}

/** Whether the institution has any real skill of a grade and subject. */
export async function hasSkillsOf(
  tx: Tx,
  institution_id: number,
  access: SkillAccess,
  of: { grade: string; subject: string },
): Promise<boolean> {
  const row = await choosable(tx, institution_id, access, of)
    .select('skills.skill_id')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The minimal skill of a grade and subject; undefined when nobody needed it yet. */
export async function selectOptionalMinimalSkill(
  tx: Tx,
  institution_id: number,
  of: { grade: string; subject: string },
) {
  return tx
    .selectFrom('skills')
    .select('skill_id')
    .where('institution_id', '=', institution_id)
    .where('grade', '=', of.grade)
    .where('subject', '=', of.subject)
    .where('skill_code', '=', minimalSkillCode)
    .executeTakeFirst();
}

/** Adds the minimal skill of a grade and subject; one of a faster call stays (the unique index decides). */
export async function insertMinimalSkill(
  tx: Tx,
  skill: { institution_id: number; skill_id: string; grade: string; subject: string },
): Promise<void> {
  await tx
    .insertInto('skills')
    .values({ ...skill, skill: '', category: '', skill_code: minimalSkillCode })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
