import { RubricCriteria, type Rubric } from '@takhti/domain';
import { sql, type Insertable, type Updateable } from 'kysely';
import { containsWords } from '../../../platform/db/conditions/contains-words.ts';
import type { Database, Tx } from '../../../platform/db/index.ts';

const columns = [
  'rubrics.rubric_id as id',
  'rubrics.rubric_id',
  'rubrics.institution_id',
  'rubrics.assignment_id',
  'rubrics.user_id',
  'rubrics.title',
  'rubrics.total_criterion',
  'rubrics.sort_order',
  'rubrics.created_on',
  'rubrics.updated_on',
  'rubrics.is_deleted',
  'rubrics.version',
  'users.full_name as author_full_name',
] as const;

function rubrics(tx: Tx, institution_id: number) {
  return tx
    .selectFrom('rubrics')
    .innerJoin('users', (join) =>
      join
        .onRef('users.institution_id', '=', 'rubrics.institution_id')
        .onRef('users.user_id', '=', 'rubrics.user_id'),
    )
    .select(columns)
    .select([
      sql<number>`rubrics.total_points::float8`.as('total_points'),
      sql`criterion_json`.as('criterion_json'),
    ])
    .where('rubrics.institution_id', '=', institution_id)
    .where('rubrics.is_deleted', '=', 0);
}

function asRubric(row: Omit<Rubric, 'criterion_json'> & { readonly criterion_json: unknown }): Rubric {
  return { ...row, criterion_json: RubricCriteria.parse(row.criterion_json) };
}

/** One page of an institution's rubrics, what changed last first. */
export async function listRubrics(
  tx: Tx,
  institution_id: number,
  title: string,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ records: Rubric[]; total: number }> {
  const found = rubrics(tx, institution_id).where(containsWords('rubrics.title', title));
  // Counted by itself: a page beyond the last one has no row with a count.
  const { total } = await found
    .clearSelect()
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  const rows = await found
    .orderBy('rubrics.updated_on', 'desc')
    .orderBy('rubrics.rubric_id')
    .limit(limit)
    .offset(offset)
    .execute();
  return { records: rows.map(asRubric), total };
}

const mostOfAssignment = 100;

/** The rubrics that were made for an assignment, in their order; of very many the first. */
export async function listOfAssignment(
  tx: Tx,
  institution_id: number,
  assignment_id: string,
): Promise<Rubric[]> {
  const rows = await rubrics(tx, institution_id)
    .where('rubrics.assignment_id', '=', assignment_id)
    .orderBy('rubrics.sort_order')
    .orderBy('rubrics.created_on')
    .orderBy('rubrics.rubric_id')
    .limit(mostOfAssignment)
    .execute();
  return rows.map(asRubric);
}

/** How many rubrics a person has saved for an assignment. */
export async function countOwn(
  tx: Tx,
  of: { readonly institution_id: number; readonly assignment_id: string; readonly user_id: string },
): Promise<number> {
  const { total } = await tx
    .selectFrom('rubrics')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('institution_id', '=', of.institution_id)
    .where('assignment_id', '=', of.assignment_id)
    .where('user_id', '=', of.user_id)
    .where('is_deleted', '=', 0)
    .executeTakeFirstOrThrow();
  return total;
}

/** A rubric; undefined when there is none, or it was deleted. */
export async function selectOptionalRubric(
  tx: Tx,
  institution_id: number,
  rubric_id: string,
): Promise<Rubric | undefined> {
  const row = await rubrics(tx, institution_id).where('rubrics.rubric_id', '=', rubric_id).executeTakeFirst();
  return row && asRubric(row);
}

export async function insertRubric(tx: Tx, rubric: Insertable<Database['rubrics']>): Promise<void> {
  await tx.insertInto('rubrics').values(rubric).execute();
}

/**
 * Changes a rubric; false when there is none, or it is of another version than the one named.
 * @param key without a version: as it is now
 */
export async function updateRubric(
  tx: Tx,
  key: { readonly institution_id: number; readonly rubric_id: string; readonly version?: number | undefined },
  changes: Updateable<Database['rubrics']>,
): Promise<boolean> {
  const { institution_id, rubric_id, version } = key;
  const { numUpdatedRows } = await tx
    .updateTable('rubrics')
    .set({ ...changes, version: sql`version + 1` })
    .where('institution_id', '=', institution_id)
    .where('rubric_id', '=', rubric_id)
    .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
    .where('is_deleted', '=', 0)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
