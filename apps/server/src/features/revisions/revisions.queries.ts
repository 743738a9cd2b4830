import { limits, type Revision } from '@takhti/domain';
import { sql, type Insertable } from 'kysely';
import type { Database, Tx } from '../../platform/db/index.ts';

interface Of {
  readonly institution_id: number;
  readonly container_id: string;
}

export async function insertRevisions(
  tx: Tx,
  revisions: readonly Insertable<Database['revisions']>[],
): Promise<void> {
  await tx.insertInto('revisions').values(revisions).execute();
}

/**
 * Notes what an entry of the history keeps in bytes, and deletes what older entries keep of the same container where all of them would
 * be more than `limits.history`: the oldest first, never what this one keeps. The entries themselves stay.
 */
export async function thinOut(
  tx: Tx,
  { institution_id, container_id, history_id }: Of & { readonly history_id: string },
  bytes: number,
): Promise<void> {
  await sql`
    with noted as (
      update history set revision_bytes = ${bytes}
      where institution_id = ${institution_id} and history_id = ${history_id}
    ), weighed as (
      select history_id, ${bytes} + sum(revision_bytes) over (order by happened_on desc, history_id desc) as bytes
      from history
      where institution_id = ${institution_id} and container_id = ${container_id} and history_id <> ${history_id}
    ), old as (
      update history set revision_bytes = 0 from weighed
      where history.institution_id = ${institution_id} and history.history_id = weighed.history_id
        and weighed.bytes > ${limits.history.bytes} and history.revision_bytes > 0
      returning history.history_id
    )
    delete from revisions using old
    where revisions.institution_id = ${institution_id} and revisions.history_id = old.history_id`.execute(tx);
}

/** The revision of one question, or of the container itself, in a history entry; undefined if there is none. */
export async function selectOptionalRevision(
  tx: Tx,
  institution_id: number,
  history_id: string,
  content_id: string | null,
): Promise<(Revision & { revision_id: string }) | undefined> {
  return tx
    .selectFrom('revisions')
    .select(['revision_id', 'content_id', 'before', 'after'])
    .where('institution_id', '=', institution_id)
    .where('history_id', '=', history_id)
    .where('content_id', 'is not distinct from', content_id)
    .executeTakeFirst();
}

/** Keeps other texts in the only revision of a history entry. */
export async function updateRevision(
  tx: Tx,
  { institution_id, revision_id }: { institution_id: number; revision_id: string },
  texts: { readonly before: string | null; readonly after: string | null },
): Promise<void> {
  await tx
    .updateTable('revisions')
    .set(texts)
    .where('institution_id', '=', institution_id)
    .where('revision_id', '=', revision_id)
    .execute();
}

/** A page of what one history entry changed, the container itself first. */
export async function listRevisionsOf(
  tx: Tx,
  of: Of,
  history_id: string,
  rows: { readonly limit: number; readonly offset: number },
): Promise<Revision[]> {
  return tx
    .selectFrom('revisions')
    .select(['content_id', 'before', 'after'])
    .where('institution_id', '=', of.institution_id)
    .where('container_id', '=', of.container_id)
    .where('history_id', '=', history_id)
    .orderBy(sql`content_id is not null`)
    .orderBy(sql`(coalesce(after, before) ->> 'question_order')::integer`)
    .orderBy('content_id')
    .limit(rows.limit)
    .offset(rows.offset)
    .execute();
}

/** How many things one history entry changed. */
export async function countRevisionsOf(tx: Tx, of: Of, history_id: string): Promise<number> {
  const { total } = await tx
    .selectFrom('revisions')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('institution_id', '=', of.institution_id)
    .where('container_id', '=', of.container_id)
    .where('history_id', '=', history_id)
    .executeTakeFirstOrThrow();
  return total;
}

/** Whether a history entry is of a container, and nothing changed after it without a trace. */
export async function selectHasState(
  tx: Tx,
  of: Of,
  history_id: string,
  contentActions: readonly string[],
): Promise<boolean> {
  const found = await tx
    .selectFrom('history as entry')
    .select('entry.history_id')
    .where('entry.institution_id', '=', of.institution_id)
    .where('entry.container_id', '=', of.container_id)
    .where('entry.history_id', '=', history_id)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('history as later')
            .select('later.history_id')
            .whereRef('later.institution_id', '=', 'entry.institution_id')
            .whereRef('later.container_id', '=', 'entry.container_id')
            .whereRef('later.happened_on', '>', 'entry.happened_on')
            .where('later.action', 'in', contentActions)
            .where((of_) =>
              of_.not(
                of_.exists(
                  of_
                    .selectFrom('revisions')
                    .select('revisions.revision_id')
                    .whereRef('revisions.institution_id', '=', 'later.institution_id')
                    .whereRef('revisions.history_id', '=', 'later.history_id'),
                ),
              ),
            ),
        ),
      ),
    )
    .executeTakeFirst();
  return found !== undefined;
}
