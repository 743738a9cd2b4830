import { sql, type SqlBool } from 'kysely';
import { emptiedRun, tableNames, type Tx } from '../../platform/db/index.ts';
import type { PendingFile } from './pending.queries.ts';

/** Where files are referred to: in documents, versions, publications, whatever a table holds. Their own rows do not count. */
export const referringTables: readonly string[] = tableNames.filter((name) => name !== 'uploads');

/** Pages of a table that are read at a time: the embedded database does nothing else meanwhile. */
const pages = 64;

/** How many steps it takes to read a table. */
export async function countSteps(tx: Tx, table: string): Promise<number> {
  const { rows } = await sql<{ steps: number }>`
    select (pg_relation_size(${sql.lit(table)}::regclass) / current_setting('block_size')::int / ${pages} + 1)::int as steps
  `.execute(tx);
  return rows[0]?.steps ?? 0;
}

/**
 * The uploads that any column of a part of a table names. Every row is searched as text, so that no column can be missed.
 */
export async function listReferences(tx: Tx, table: string, step: number): Promise<string[]> {
  const from = `(${step * pages},0)`;
  const to = `(${(step + 1) * pages},0)`;
  const { rows } = await sql<{ upload_id: string }>`
    select distinct found[1] as upload_id
    from ${sql.table(table)} as part,
      regexp_matches(part::text, '/files/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})', 'g') as found
    where part.ctid >= ${from}::tid and part.ctid < ${to}::tid
  `.execute(tx);
  return rows.map(({ upload_id }) => upload_id);
}

/** A page of all uploads that are older than a moment, in the order of their ids. */
export async function listUploadsAfter(
  tx: Tx,
  after: string | null,
  before: Date,
  limit: number,
): Promise<{ upload_id: string; unused_since: string | null }[]> {
  return tx
    .selectFrom('uploads')
    .select(['upload_id', 'unused_since'])
    .where('created_on', '<', before.toISOString())
    .$if(after !== null, (query) => query.where('upload_id', '>', after ?? ''))
    .orderBy('upload_id')
    .limit(limit)
    .execute();
}

/** Notes since when these uploads are unused; null: they are used. */
export async function markUploads(
  tx: Tx,
  upload_ids: readonly string[],
  unused_since: Date | null,
): Promise<void> {
  if (upload_ids.length === 0) return;
  await tx.updateTable('uploads').set({ unused_since }).where('upload_id', 'in', upload_ids).execute();
}

/** Deletes some of the uploads that are unused since before a moment, and gives the stored files that no other upload has. */
export async function deleteUnused(
  tx: Tx,
  before: Date,
  limit: number,
): Promise<{ deleted: number; files: PendingFile[] }> {
  const unused = tx
    .selectFrom('uploads')
    .select('upload_id')
    .where('unused_since', '<', before.toISOString())
    .limit(limit);
  const gone = await tx
    .deleteFrom('uploads')
    .where('upload_id', 'in', unused)
    // Asked again of each row as it is now: somebody may have claimed it meanwhile.
    .where('unused_since', '<', before.toISOString())
    .returning(['institution_id', 'storage_key', 'bytes'])
    .execute();
  const keys = [...new Set(gone.map(({ storage_key }) => storage_key))];
  if (keys.length === 0) return { deleted: 0, files: [] };
  const shared = await tx
    .selectFrom('uploads')
    .select('storage_key')
    .where('storage_key', 'in', keys)
    .execute();
  const kept = new Set(shared.map(({ storage_key }) => storage_key));
  const byKey = new Map(gone.map((file) => [file.storage_key, file]));
  return { deleted: gone.length, files: [...byKey.values()].filter((file) => !kept.has(file.storage_key)) };
}

/** Attempts without a name, or with a name from the address, which anybody can write there. */
export type UnknownLearners = 'unnamed' | 'unchecked';

/** Deletes some attempts of unknown learners that were last saved before a moment; returns how many. */
export async function deleteUnknownAttempts(
  tx: Tx,
  who: UnknownLearners,
  before: Date,
  limit: number,
): Promise<number> {
  const old = tx
    .selectFrom('attempts')
    .select(['institution_id', 'attempt_id'])
    .$if(who === 'unnamed', (query) => query.where('user_id', '=', ''))
    .$if(who === 'unchecked', (query) => query.where('user_id', '<>', '').where('known_by', '=', ''))
    .where('saved_on', '<', before.toISOString())
    .limit(limit);
  const { numDeletedRows } = await tx
    .deleteFrom('attempts')
    .where((where) =>
      where(
        where.refTuple('institution_id', 'attempt_id'),
        'in',
        old.$asTuple('institution_id', 'attempt_id'),
      ),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Deletes some of those who entered competitions before a moment, by a name that nobody checked, and have never had a result; how many. */
export async function deleteIdleCompetitors(tx: Tx, before: Date, limit: number): Promise<number> {
  const idle = tx
    .selectFrom('competition_players as player')
    .select(['player.institution_id', 'player.player_id'])
    .where('player.known_by', '=', '')
    .where('player.joined_on', '<', before.toISOString())
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('competition_points as point')
            .select('point.player_id')
            .whereRef('point.institution_id', '=', 'player.institution_id')
            .whereRef('point.player_id', '=', 'player.player_id'),
        ),
      ),
    )
    .limit(limit);
  const { numDeletedRows } = await tx
    .deleteFrom('competition_players')
    .where((where) =>
      where(
        where.refTuple('institution_id', 'player_id'),
        'in',
        idle.$asTuple('institution_id', 'player_id'),
      ),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Erases what was said to AI bots before a time; that answers were used stays counted. */
export async function wipeTalksBefore(tx: Tx, before: Date): Promise<void> {
  await tx
    .updateTable('bot_turns')
    .set({ question: '', answer: '', report: '', is_wiped: 1 })
    .where(sql<SqlBool>`asked_on < ${before}`)
    .where('is_wiped', '=', 0)
    .execute();
}

/**
 * Deletes what was asked of models before a moment, and the proposals. Used credits stay counted, and kept content keeps its
 * origin.
 * @returns how many generations, at most so many
 */
export async function emptyRunsBefore(tx: Tx, before: Date, most: number): Promise<number> {
  const old = await tx
    .selectFrom('ai_runs')
    .select(['institution_id', 'run_id', 'is_charged'])
    .where('started_on', '<', before.toISOString())
    .where('status', '<>', 'running')
    .where((eb) => eb.or([eb('is_charged', '=', 0), eb('prompt', '<>', '')]))
    .limit(most)
    .execute();
  const idsOf = (isCharged: 0 | 1): string[] =>
    old.filter(({ is_charged }) => is_charged === isCharged).map(({ run_id }) => run_id);
  const institution_ids = [...new Set(old.map(({ institution_id }) => institution_id))];
  const [free, charged] = [idsOf(0), idsOf(1)];
  if (free.length > 0)
    await tx
      .deleteFrom('ai_runs')
      .where('institution_id', 'in', institution_ids)
      .where('run_id', 'in', free)
      .execute();
  if (charged.length > 0) {
    await tx
      .deleteFrom('ai_proposals')
      .where('institution_id', 'in', institution_ids)
      .where('run_id', 'in', charged)
      .execute();
    await tx
      .updateTable('ai_runs')
      .set(emptiedRun)
      .where('institution_id', 'in', institution_ids)
      .where('run_id', 'in', charged)
      .execute();
  }
  return old.length;
}

/** Ends rounds that began before one moment, and deletes those that began before the other, with all nicknames. */
export async function clearRounds(tx: Tx, ended: Date, forgotten: Date): Promise<void> {
  await tx.deleteFrom('live_rounds').where('created_on', '<', forgotten.toISOString()).execute();
  await tx
    .updateTable('live_rounds')
    .set({ ended_on: ended, phase: 'over', version: sql`version + 1` })
    .where('ended_on', 'is', null)
    .where('created_on', '<', ended.toISOString())
    .execute();
}
