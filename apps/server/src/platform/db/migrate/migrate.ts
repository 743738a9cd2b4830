import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import type { Connection } from '../connection/connection.ts';
import { DatabaseUnavailable } from '../connection/database-unavailable.ts';
import type { Tx } from '../db.ts';

/** The migrations of this version. */
export const migrationsFolder = path.join(import.meta.dirname, 'migrations');

const FILE = /^\d{4}_[a-z0-9_]+\.sql$/;
/** Any number, as long as nobody else locks it: servers that start together migrate one after the other. */
const LOCK = 7_461_874_218;

export interface Migration {
  readonly name: string;
  readonly checksum: string;
  readonly text: string;
}

interface Applied {
  name: string;
  checksum: string;
}

/**
 * Reads the migrations of a folder, in order.
 *
 * @throws Error when a file is not named NNNN_name.sql or a number occurs twice
 */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).toSorted();
  const wrong = names.find((name) => !FILE.test(name));
  if (wrong !== undefined) throw new Error(`${wrong} is no name for a migration: use NNNN_name.sql.`);
  const twice = names.find((name, at) => name.slice(0, 4) === names[at - 1]?.slice(0, 4));
  if (twice !== undefined) throw new Error(`Two migrations have the number of ${twice}.`);
  return Promise.all(
    names.map(async (name) => {
      // A checkout on Windows may have turned the line ends.
      const text = (await readFile(path.join(folder, name), 'utf8')).replaceAll('\r\n', '\n');
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

/**
 * Brings the database to the level of the given migrations. Any number of servers may do it at the same time.
 *
 * @throws DatabaseUnavailable when the database was migrated by another version whose migrations do not fit
 */
export async function migrate(connection: Connection, migrations: readonly Migration[]): Promise<void> {
  await connection.withoutStatementLimit(async () => {
    while (await connection.inTransaction((tx) => applyNext(tx, migrations)));
  });
}

/**
 * Applies the first migration that the database does not have yet.
 *
 * @returns whether there was one
 */
export async function applyNext(tx: Tx, migrations: readonly Migration[]): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx);
  await sql`set local statement_timeout = 0`.execute(tx);
  const applied = await listApplied(tx);
  refuseStrangers(applied, migrations);
  const next = migrations[applied.length];
  if (!next) return false;
  await sql.raw(next.text).execute(tx);
  await sql`insert into schema_migrations (name, checksum) values (${next.name}, ${next.checksum})`.execute(
    tx,
  );
  return true;
}

/** The migrations that the database has, in order; makes the table that remembers them. */
async function listApplied(tx: Tx): Promise<Applied[]> {
  const {
    rows: [table],
  } = await sql<{ exists: boolean }>`
    select to_regclass('public.schema_migrations') is not null as exists`.execute(tx);
  if (!table?.exists)
    await sql`
      create table schema_migrations (
        name text primary key,
        checksum text not null,
        applied_at timestamptz not null default now()
      )`.execute(tx);
  const { rows } = await sql<Applied>`
    select name, checksum from schema_migrations order by name collate "C"`.execute(tx);
  return rows;
}

function refuseStrangers(applied: readonly Applied[], migrations: readonly Migration[]): void {
  for (const [at, { name, checksum }] of applied.entries()) {
    const ours = migrations.find((migration) => migration.name === name);
    if (!ours)
      throw new DatabaseUnavailable(
        `The database was last used by a newer Takhti (it has ${name}, which this version does not know): ` +
          'install that version, or restore a backup made by this one.',
      );
    if (ours.checksum !== checksum)
      throw new DatabaseUnavailable(
        `The migration ${name} was changed after this database had got it: ` +
          'put the file back as it was and write the change as a new migration.',
      );
    const expected = migrations[at];
    if (expected !== ours)
      throw new DatabaseUnavailable(
        `The migration ${expected?.name} comes before ${name}, which this database already has: ` +
          'give it the next free number.',
      );
  }
}
