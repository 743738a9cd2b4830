import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/index.ts';

/** The containers of these ids: what is published of each, else its draft, else what was deleted last. */
export async function listReferred(tx: Tx, institution_id: number, content_ids: readonly string[]) {
  if (content_ids.length === 0) return [];
  return tx
    .selectFrom('containers')
    .distinctOn('content_id')
    .select([
      'institution_id',
      'container_id',
      'content_id',
      'content_type',
      'content_status',
      'title',
      'language',
      'grade',
      'subject',
      'user_id',
      'is_published',
      'is_deleted',
      'is_closed',
    ])
    .where('institution_id', '=', institution_id)
    .where('content_id', 'in', content_ids)
    .orderBy('content_id')
    .orderBy('is_deleted')
    .orderBy('is_published', 'desc')
    .orderBy('last_activity', 'desc')
    .execute();
}

export type Referred = Awaited<ReturnType<typeof listReferred>>[number];

/** The references of a container at its last save. */
export async function listReferencesOf(
  tx: Tx,
  institution_id: number,
  container_id: string,
): Promise<string[]> {
  const rows = await tx
    .selectFrom('content_references')
    .select('content_id')
    .where('institution_id', '=', institution_id)
    .where('container_id', '=', container_id)
    .execute();
  return rows.map(({ content_id }) => content_id);
}

/** Lets nobody else of the institution keep references until the transaction ends: two together could close a circle. */
export async function lockReferences(tx: Tx, institution_id: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(43, ${institution_id})`.execute(tx);
}

/** Which of these containers refer to another one, by themselves or by way of others. */
export async function listLeadingTo(
  tx: Tx,
  institution_id: number,
  content_ids: readonly string[],
  to: string,
): Promise<string[]> {
  if (content_ids.length === 0) return [];
  const { rows } = await sql<{ root: string }>`
    with recursive reached (root, content_id) as (
      select containers.content_id, refs.content_id
      from containers
      join content_references refs
        on refs.institution_id = containers.institution_id and refs.container_id = containers.container_id
      where containers.institution_id = ${institution_id} and containers.is_deleted = 0
        and containers.content_id in (${sql.join(content_ids)})
      union
      select reached.root, refs.content_id
      from reached
      join containers
        on containers.institution_id = ${institution_id} and containers.content_id = reached.content_id
        and containers.is_deleted = 0
      join content_references refs
        on refs.institution_id = containers.institution_id and refs.container_id = containers.container_id
    )
    select distinct root from reached where content_id = ${to}`.execute(tx);
  return rows.map(({ root }) => root);
}
