import { sql, type SqlBool } from 'kysely';
import { emptiedRun, type Database, type Tx } from '../../../../platform/db/index.ts';

/** Tables with rows of a container; those with references to others first. */
export const ofContainer = [
  'change_requests',
  'revisions',
  'history',
  'looks',
  'notifications',
  'content_references',
  'search_texts',
  'search_waiting',
  'ai_parts',
  'ai_runs',
  'edit_locks',
  'questions',
] as const satisfies readonly (keyof Database)[];

/** Tables with rows of its comments. */
export const ofComments = ['comment_reads', 'comments'] as const satisfies readonly (keyof Database)[];

// Nobody ever got it to play, and nobody's work needs it: its questions are about no other text, and what names its content finds
// another version.
const isNeededByNobody = sql<SqlBool>`
  not exists (
    select from publications
    where publications.institution_id = containers.institution_id
      and publications.container_id = containers.container_id)
  and (
    exists (
      select from containers as other
      where other.institution_id = containers.institution_id and other.content_id = containers.content_id
        and other.is_deleted = 0)
    or not exists (
      select from content_references as named
      join containers as naming
        on naming.institution_id = named.institution_id and naming.container_id = named.container_id
      where named.institution_id = containers.institution_id and named.content_id = containers.content_id
        and naming.is_deleted = 0)
    and not exists (
      select from questions
      where questions.institution_id = containers.institution_id and questions.article_id = containers.content_id
        and questions.container_id <> containers.container_id))`;

/** One that was deleted before a moment and nobody needs. Nothing happens to what is deleted: its last activity is its end. */
export function dueBinned(tx: Tx, before: Date) {
  return (
    tx
      .selectFrom('containers')
      .select(['institution_id', 'container_id', 'users_content_id'])
      // Literals, as in the condition of the index that serves this.
      .where('is_deleted', '=', sql.lit(1))
      .where('is_published', '=', sql.lit(0))
      .where('content_status', 'in', [sql.lit<'d'>('d'), sql.lit<'s'>('s')])
      .where('last_activity', '<', before.toISOString())
      .where(isNeededByNobody)
      .limit(1)
      .forUpdate()
      .skipLocked()
  );
}

/** Deletes one draft that was deleted before a moment, with all that is kept of it; false when there is none. */
export async function deleteBinned(tx: Tx, before: Date): Promise<boolean> {
  const binned = await dueBinned(tx, before).executeTakeFirst();
  if (!binned) return false;
  const { institution_id, container_id, users_content_id } = binned;
  await keepCharges(tx, institution_id, container_id);
  for (const table of ofContainer)
    await sql`delete from ${sql.table(table)}
      where institution_id = ${institution_id} and container_id = ${container_id}`.execute(tx);
  for (const table of ofComments)
    await sql`delete from ${sql.table(table)}
      where institution_id = ${institution_id} and users_content_id = ${users_content_id}`.execute(tx);
  await tx
    .deleteFrom('containers')
    .where('institution_id', '=', institution_id)
    .where('container_id', '=', container_id)
    .execute();
  return true;
}

// Credits are counted by the runs that cost one: these rows stay, without their content.
async function keepCharges(tx: Tx, institution_id: number, container_id: string): Promise<void> {
  const runs = await tx
    .updateTable('ai_runs')
    .set(emptiedRun)
    .where('institution_id', '=', institution_id)
    .where('container_id', '=', container_id)
    .where('is_charged', '=', 1)
    .returning('run_id')
    .execute();
  if (runs.length === 0) return;
  await tx
    .deleteFrom('ai_proposals')
    .where('institution_id', '=', institution_id)
    .where(
      'run_id',
      'in',
      runs.map(({ run_id }) => run_id),
    )
    .execute();
}
