import { sql } from 'kysely';
import type { Tx } from '../db.ts';

export interface TableToCopy {
  readonly name: string;
  /** Without the generated ones, which the database works out itself. */
  readonly columns: string[];
}

/** The tables of Takhti and their columns, without the list of migrations. */
export async function listTables(tx: Tx): Promise<TableToCopy[]> {
  const { rows } = await sql<TableToCopy>`
    select class.relname::text as name, array_agg(attribute.attname::text order by attnum) as columns
    from pg_class class
    join pg_attribute attribute
      on attribute.attrelid = class.oid and attnum > 0 and not attisdropped and attgenerated = ''
    where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'schema_migrations'
    group by class.relname
    order by class.relname collate "C"`.execute(tx);
  return rows;
}

/** The sequences that have been used. */
export async function listSequences(tx: Tx): Promise<{ name: string; last_value: string }[]> {
  const { rows } = await sql<{ name: string; last_value: string }>`
    select sequencename::text as name, last_value::text as last_value
    from pg_sequences where schemaname = 'public' and last_value is not null`.execute(tx);
  return rows;
}

export interface StoredFile {
  readonly storage_key: string;
  readonly media_type: string;
}

/** The uploaded files that the database names, each once: copies of content share theirs. */
export async function listUploads(tx: Tx): Promise<StoredFile[]> {
  const { rows: tables } = await sql`select from pg_class where oid = to_regclass('public.uploads')`.execute(
    tx,
  );
  if (tables.length === 0) return [];
  const { rows } = await sql<StoredFile>`
    select storage_key, min(media_type) as media_type from uploads group by storage_key order by storage_key`.execute(
    tx,
  );
  return rows;
}

/** Whether the database holds data that would be lost if it were emptied. */
export async function holdsRows(tx: Tx): Promise<boolean> {
  for (const { name } of await listTables(tx)) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(tx);
    if (rows.length > 0) return true;
  }
  return false;
}

/** Drops all that migrations have made. Extensions stay: on many servers only an administrator may make them. */
export async function dropEverything(tx: Tx): Promise<void> {
  const { rows } = await sql<{ statement: string }>`
    with extension_object as (select classid, objid from pg_depend where deptype = 'e')
    select format('drop %s if exists %s cascade',
                  case relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence'
                               else 'table' end,
                  oid::regclass) as statement
    from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S')
      and ('pg_class'::regclass, oid) not in (select classid, objid from extension_object)
    union all
    select format('drop routine if exists %s cascade', oid::regprocedure)
    from pg_proc
    where pronamespace = 'public'::regnamespace
      and ('pg_proc'::regclass, oid) not in (select classid, objid from extension_object)
    union all
    select format('drop type if exists %s cascade', oid::regtype)
    from pg_type
    where typnamespace = 'public'::regnamespace and typtype in ('e', 'd')
      and ('pg_type'::regclass, oid) not in (select classid, objid from extension_object)`.execute(tx);
  for (const { statement } of rows) await sql.raw(statement).execute(tx);
}
