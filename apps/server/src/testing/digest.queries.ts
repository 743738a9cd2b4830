import { sql } from 'kysely';
import type { Tx } from '../platform/db/index.ts';

/** How many rows a table holds, and a digest of all that is in them. */
export type Digest = Readonly<Record<string, string>>;

/**
 * Sums up every table, so that anything that was written since shows. Sessions are left out: using one changes it. Rows are
 * hashed one by one and added up: sorting the texts of all that a worker's tests wrote would take longer than what is tested.
 */
export async function digestTables(tx: Tx): Promise<Digest> {
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace
      and relname not in ('schema_migrations', 'sessions')
    order by relname`.execute(tx);
  const digests = tables.map(
    ({ name }) =>
      `select '${name}' as name, count(*) || ' ' || coalesce(sum(hashtextextended(row::text, 0)), 0) as digest from "${name}" row`,
  );
  const { rows } = await sql.raw<{ name: string; digest: string }>(digests.join(' union all ')).execute(tx);
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]));
}
