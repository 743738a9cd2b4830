import { sql } from 'kysely';
import { mostUnpacked } from '../../platform/db/conditions/most-unpacked.ts';
import { columnsOf, tableNames, type Tx } from '../../platform/db/index.ts';

/** Tables with references to files: documents, versions, publications and others. The rows of the files themselves do not count. */
export const referringTables: readonly string[] = tableNames.filter((name) => name !== 'uploads');

/** The rows of a table from one place up to another, which does not belong to it. */
export interface Part {
  readonly from: string;
  readonly to: string;
}

export interface WeighedPart extends Part {
  readonly rows: number;
  /** The most that these rows can be, unpacked. */
  readonly bytes: number;
}

/** Pages of a table that are weighed at a time. */
const pages = 128;

/** A table in parts of as many pages, in their order. */
export async function listPages(tx: Tx, table: string): Promise<Part[]> {
  const { rows } = await sql<{ total: number }>`
    select (pg_relation_size(${sql.lit(table)}::regclass) / current_setting('block_size')::int)::int as total
  `.execute(tx);
  const total = rows[0]?.total ?? 0;
  return Array.from({ length: Math.ceil(total / pages) }, (_, at) => ({
    from: `(${at * pages},0)`,
    to: `(${(at + 1) * pages},0)`,
  }));
}

/** Divides a part of a table further, into parts of so many bytes. A row of more is a part with no row as large beside it. */
export async function listParts(tx: Tx, table: string, within: Part, bytes: number): Promise<WeighedPart[]> {
  const { rows } = await sql<{ from: string; rows: number; bytes: number }>`
    select min(place)::text as "from", count(*)::int as "rows", sum(weight)::float8 as "bytes"
    from (
      select place, weight, floor(sum(weight) over (order by place)::float8 / ${bytes}::float8) as part
      from (
        select part.ctid as place, 1 + ${sql.join(
          columnsOf(table).map((column) => mostUnpacked(`part.${column}`)),
          sql` + `,
        )} as weight
        from ${sql.table(table)} as part
        where part.ctid >= ${within.from}::tid and part.ctid < ${within.to}::tid
      ) as weighed
    ) as divided
    group by part order by part
  `.execute(tx);
  return rows.map((part, at) => ({ ...part, to: rows[at + 1]?.from ?? within.to }));
}

/**
 * The uploads that any column of a part of a table names. Every row is searched as text, so that no column can be missed.
 */
export async function listReferences(tx: Tx, table: string, { from, to }: Part): Promise<string[]> {
  const { rows } = await sql<{ upload_id: string }>`
    select distinct found[1] as upload_id
    from ${sql.table(table)} as part,
      regexp_matches(part::text, '/files/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})', 'g') as found
    where part.ctid >= ${from}::tid and part.ctid < ${to}::tid
  `.execute(tx);
  return rows.map(({ upload_id }) => upload_id);
}

/** The institutions that the rows of a part of a table belong to: all, where its rows do not say it. */
export async function listOwners(tx: Tx, table: string, { from, to }: Part): Promise<number[]> {
  const { rows } = columnsOf(table).includes('institution_id')
    ? await sql<{ institution_id: number }>`
        select distinct institution_id from ${sql.table(table)} as part
        where part.ctid >= ${from}::tid and part.ctid < ${to}::tid`.execute(tx)
    : await sql<{ institution_id: number }>`select institution_id from institutions`.execute(tx);
  return rows.map(({ institution_id }) => institution_id);
}
