import { minimalSkillCode, type KeptSkill, type SkillFields } from '@takhti/domain';
import { sql, type SqlBool } from 'kysely';
import { textArray } from '../../platform/db/conditions/contains-words.ts';
import type { Tx } from '../../platform/db/index.ts';
import { skillColumns, type SkillAccess } from '../skills/index.ts';
import { drawsFrom } from './draws-from.queries.ts';

const columns = [...skillColumns, 'skills.version'] as const;

type QuestionCounts = Pick<KeptSkill, 'total_questions' | 'total_article_questions'>;
type ContentCounts = Pick<KeptSkill, 'drafts' | 'in_review' | 'approved'>;

const questions = sql<QuestionCounts>`(
  select count(*)::int as total_questions, count(q.article_id)::int as total_article_questions
  from questions q
  join containers c on c.institution_id = q.institution_id and c.container_id = q.container_id
  where q.institution_id = skills.institution_id and q.skill_id = skills.skill_id and c.is_deleted = 0)`;

// Content belongs to every skill that it draws from, too.
const contents = sql<ContentCounts>`(
  select count(*) filter (where c.content_status in ('d', 's'))::int as drafts,
    count(*) filter (where c.content_status in ('w', 'r'))::int as in_review,
    count(*) filter (where c.content_status = 'a')::int as approved
  from (
    select container_id, content_status from containers
    where institution_id = skills.institution_id and skill_id = skills.skill_id and is_deleted = 0
    union
    select container_id, content_status from containers
    where institution_id = skills.institution_id and is_deleted = 0 and ${drawsFrom(sql`skills.skill_id`)}
  ) c)`;

// Neither what was deleted nor the marker of "no skill chosen yet" is in the tree.
function inTree(tx: Tx, institution_id: number) {
  return tx
    .selectFrom('skills')
    .where('skills.institution_id', '=', institution_id)
    .where('skills.is_deleted', '=', 0)
    .where('skills.skill_code', '<>', minimalSkillCode);
}

interface Within {
  readonly access: SkillAccess;
  /** Empty texts narrow nothing. */
  readonly grade?: string;
  readonly subject?: string;
}

function within(tx: Tx, institution_id: number, { access, grade = '', subject = '' }: Within) {
  const grades = grade === '' ? access.grades : access.grades.filter((each) => each === grade);
  return inTree(tx, institution_id)
    .where(sql<SqlBool>`skills.grades && ${textArray(grades)}`)
    .$if(access.subjects !== null, (query) =>
      query.where(sql<SqlBool>`skills.subject = any(${textArray(access.subjects ?? [])})`),
    )
    .$if(subject !== '', (query) => query.where('skills.subject', '=', subject));
}

/** Skills with what belongs to them, in the order of the tree; a page of them if `rows` says which. */
export async function listKept(
  tx: Tx,
  institution_id: number,
  where: Within,
  rows?: { limit: number; offset: number },
): Promise<KeptSkill[]> {
  return within(tx, institution_id, where)
    .innerJoinLateral(questions.as('on_questions'), (join) => join.onTrue())
    .innerJoinLateral(contents.as('on_contents'), (join) => join.onTrue())
    .select(columns)
    .selectAll(['on_questions', 'on_contents'])
    .orderBy('skills.subject')
    .orderBy('skills.skill_order')
    .orderBy('skills.skill_id')
    .$if(rows !== undefined, (query) => query.limit(rows?.limit ?? 0).offset(rows?.offset ?? 0))
    .execute();
}

export async function countKept(tx: Tx, institution_id: number, where: Within): Promise<number> {
  const { total } = await within(tx, institution_id, where)
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** A skill of the tree with its grades; undefined when there is none of this id. */
export async function selectOptionalKept(
  tx: Tx,
  institution_id: number,
  skill_id: string,
): Promise<(KeptSkill & { readonly grades: string[] }) | undefined> {
  return inTree(tx, institution_id)
    .innerJoinLateral(questions.as('on_questions'), (join) => join.onTrue())
    .innerJoinLateral(contents.as('on_contents'), (join) => join.onTrue())
    .select(columns)
    .select('skills.grades')
    .selectAll(['on_questions', 'on_contents'])
    .where('skills.skill_id', '=', skill_id)
    .executeTakeFirst();
}

/** Holds skills until the transaction ends: nobody changes them, and nothing comes to belong to them. */
export async function lockSkills(
  tx: Tx,
  institution_id: number,
  skill_ids: readonly string[],
): Promise<void> {
  await tx
    .selectFrom('skills')
    .select('skill_id')
    .where('institution_id', '=', institution_id)
    .where('skill_id', 'in', skill_ids)
    .orderBy('skill_id')
    .forUpdate()
    .execute();
}

/** Another skill that shares a grade and the whole name with these fields; undefined when there is none. */
export async function selectOptionalDuplicate(
  tx: Tx,
  institution_id: number,
  fields: SkillFields,
  skill_id: string | null,
): Promise<string | undefined> {
  const { subject, category, subcategory, skill, secondary_skill } = fields;
  const duplicate = await tx
    .selectFrom('skill_names')
    .select('skill_id')
    .where('institution_id', '=', institution_id)
    .where(sql<SqlBool>`grade = any(${textArray(fields.grade.split(','))})`)
    .where(
      'name_hash',
      '=',
      sql<string>`skill_name_hash(${subject}, ${category}, ${subcategory}, ${skill}, ${secondary_skill})`,
    )
    .$if(skill_id !== null, (query) => query.where('skill_id', '<>', skill_id ?? ''))
    .executeTakeFirst();
  return duplicate?.skill_id;
}

/** Another skill that an LMS knows by this id. */
export async function selectOptionalByLmsId(
  tx: Tx,
  institution_id: number,
  lms_skill_id: string,
  skill_id: string | null,
): Promise<string | undefined> {
  const found = await inTree(tx, institution_id)
    .select('skills.skill_id')
    .where('skills.lms_skill_id', '=', lms_skill_id)
    .$if(skill_id !== null, (query) => query.where('skills.skill_id', '<>', skill_id ?? ''))
    .executeTakeFirst();
  return found?.skill_id;
}

/** The greatest place in the order of each subject. */
export async function listLastOrders(tx: Tx, institution_id: number): Promise<Map<string, number>> {
  const rows = await inTree(tx, institution_id)
    .select('skills.subject')
    .select((select) => select.fn.max('skills.skill_order').as('last'))
    .groupBy('skills.subject')
    .execute();
  return new Map(rows.map(({ subject, last }) => [subject, last]));
}

/** The ids of a subject's skills in their order, regardless of the grade, with their place and whether they are of one grade. */
export async function listOrder(tx: Tx, institution_id: number, of: { grade: string; subject: string }) {
  return inTree(tx, institution_id)
    .select(['skills.skill_id', 'skills.skill_order'])
    .select(sql<boolean>`${of.grade} = any(skills.grades)`.as('is_of_grade'))
    .where('skills.subject', '=', of.subject)
    .orderBy('skills.skill_order')
    .orderBy('skills.skill_id')
    .execute();
}

/** All skills of the tree with what a file's rows are compared with. */
export async function listForUpload(tx: Tx, institution_id: number) {
  return inTree(tx, institution_id).select(columns).select('skills.grades').forUpdate().execute();
}
