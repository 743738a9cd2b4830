import type { ContentType } from '@takhti/domain';
import { sql, type SqlBool } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import { textArray } from '../../platform/db/conditions/contains-words.ts';
import { drawsFrom } from './draws-from.queries.ts';

/** Locks the content on a skill until the transaction ends, in an order that prevents deadlocks. */
export async function lockContentsOn(tx: Tx, institution_id: number, skill_id: string) {
  return tx
    .selectFrom('containers')
    .select(['container_id', 'content_type', 'skill_id', 'json_data'])
    .where('institution_id', '=', institution_id)
    .where('is_deleted', '=', 0)
    .where((where) => where.or([where('skill_id', '=', skill_id), drawsFrom(sql`${skill_id}::text`)]))
    .orderBy('container_id')
    .forUpdate()
    .execute();
}

/** The values by which the filters of what draws from a skill draw, each once. */
export async function listFilterValues(tx: Tx, institution_id: number, skill_id: string): Promise<string[]> {
  const { rows } = await sql<{ value: string }>`
    select distinct found #>> '{}' as value
    from containers, jsonb_path_query(json_data, '$.**.filter_value') as found
    where institution_id = ${institution_id} and is_deleted = 0 and ${drawsFrom(sql`${skill_id}::text`)}`.execute(
    tx,
  );
  return rows.map(({ value }) => value);
}

/** The types of what belongs to a skill, each once. */
export async function listTypesOn(tx: Tx, institution_id: number, skill_id: string): Promise<ContentType[]> {
  const rows = await tx
    .selectFrom('containers')
    .select('content_type')
    .distinct()
    .where('institution_id', '=', institution_id)
    .where('is_deleted', '=', 0)
    .where((where) => where.or([where('skill_id', '=', skill_id), drawsFrom(sql`${skill_id}::text`)]))
    .execute();
  return rows.map(({ content_type }) => content_type);
}

/** Of these skills those that something belongs to. */
export async function listInUse(
  tx: Tx,
  institution_id: number,
  skill_ids: readonly string[],
): Promise<Set<string>> {
  if (skill_ids.length === 0) return new Set();
  const rows = await tx
    .selectFrom('skills')
    .select('skills.skill_id')
    .where('skills.institution_id', '=', institution_id)
    .where('skills.skill_id', 'in', skill_ids)
    .where(
      sql<SqlBool>`(
        exists (select from containers c where c.institution_id = skills.institution_id
          and c.skill_id = skills.skill_id and c.is_deleted = 0)
        or exists (select from questions q where q.institution_id = skills.institution_id
          and q.skill_id = skills.skill_id)
        or exists (select from containers c where c.institution_id = skills.institution_id
          and c.is_deleted = 0 and ${drawsFrom(sql`skills.skill_id`)}))`,
    )
    .execute();
  return new Set(rows.map(({ skill_id }) => skill_id));
}

/** Puts all questions of a skill, those of deleted content too, on another; how many there were. */
export async function moveQuestions(
  tx: Tx,
  institution_id: number,
  from_skill_id: string,
  into_skill_id: string,
): Promise<number> {
  const moved = await tx
    .updateTable('questions')
    .set({ skill_id: into_skill_id })
    .where('institution_id', '=', institution_id)
    .where('skill_id', '=', from_skill_id)
    .executeTakeFirst();
  return Number(moved.numUpdatedRows);
}

/** Fields that content takes from its skill. A grade that the skill still has stays. */
export interface Place {
  readonly grades: readonly string[];
  readonly subject: string;
}

/** Puts all contents of a skill on another; what somebody has open is theirs to compare. */
export async function moveContents(
  tx: Tx,
  institution_id: number,
  from_skill_id: string,
  into: Place & { readonly skill_id: string },
): Promise<void> {
  await tx
    .updateTable('containers')
    .set((set) => ({
      skill_id: into.skill_id,
      subject: into.subject,
      grade: gradeOf(into),
      version: set('version', '+', 1),
    }))
    .where('institution_id', '=', institution_id)
    .where('skill_id', '=', from_skill_id)
    .execute();
}

/** Lets contents follow the grade and subject of their skill. */
export async function followPlace(
  tx: Tx,
  institution_id: number,
  skill_id: string,
  place: Place,
): Promise<void> {
  await tx
    .updateTable('containers')
    .set({ subject: place.subject, grade: gradeOf(place) })
    .where('institution_id', '=', institution_id)
    .where('skill_id', '=', skill_id)
    .where((where) =>
      where.or([
        where('subject', '<>', place.subject),
        sql<SqlBool>`grade <> all(${textArray(place.grades)})`,
      ]),
    )
    .execute();
}

/** Writes a container's document again, with the counts that follow from it. */
export async function rewriteDocument(
  tx: Tx,
  key: { institution_id: number; container_id: string },
  values: { json_data: string; total_questions?: number; total_skills?: number },
): Promise<void> {
  await tx
    .updateTable('containers')
    .set((set) => ({ ...values, version: set('version', '+', 1) }))
    .where('institution_id', '=', key.institution_id)
    .where('container_id', '=', key.container_id)
    .execute();
}

function gradeOf({ grades }: Place) {
  return sql<string>`case when grade = any(${textArray(grades)}) then grade else ${grades[0] ?? ''} end`;
}
