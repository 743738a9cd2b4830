import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Connection } from '../connection/connection.ts';
import { DatabaseUnavailable } from '../connection/database-unavailable.ts';
import type { Tx } from '../db.ts';
import { FORMAT, type BackupLine } from './backup-format.ts';
import { encryption, leftOut, withoutSecrets } from './secrets.ts';
import { listSequences, listTables, type TableToCopy } from './tables.ts';

const ROWS_AT_ONCE = 200;

/**
 * Writes everything that the database holds into a file, as it was at one moment.
 *
 * Sessions and what is good for a short while are not in it. Secrets are only if there is a key to encrypt them with.
 *
 * @param file must not exist; appears only when it is complete, readable by its owner alone
 * @returns how many rows are in it
 */
export async function writeBackup(
  connection: Connection,
  file: string,
  clock: Clock,
  key?: string,
): Promise<number> {
  const partial = `${file}.partial`;
  let rows = 0;
  try {
    await connection.withoutStatementLimit(() =>
      connection.inReadTransaction(async (tx) => {
        const lines = linesOf(tx, clock, key, (count) => {
          rows = count;
        });
        // Password hashes are in it.
        await pipeline(
          Readable.from(lines),
          createGzip(),
          createWriteStream(partial, { mode: 0o600, flush: true }),
        );
      }),
    );
    await rename(partial, file);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
  return rows;
}

async function* linesOf(
  tx: Tx,
  clock: Clock,
  key: string | undefined,
  tellRows: (count: number) => void,
): AsyncGenerator<string> {
  const secrets = key === undefined ? undefined : encryption(key);
  const turn = secrets?.turn ?? withoutSecrets;
  await sql`set local statement_timeout = 0`.execute(tx);
  yield line({
    takhti_backup: FORMAT,
    made_at: clock.now().toISOString(),
    migrations: await listMigrations(tx),
    ...(secrets && { key: secrets.facts }),
  });
  let rows = 0;
  for (const table of await listTables(tx)) {
    if (leftOut.has(table.name)) continue;
    yield line({ table: table.name, columns: table.columns });
    for await (const batch of batchesOf(tx, table)) {
      const kept = batch.map((row) => turn(table.name, table.columns, row)).filter((row) => row !== null);
      rows += kept.length;
      yield kept.map(line).join('');
    }
  }
  for (const { name, last_value } of await listSequences(tx)) yield line({ sequence: name, last_value });
  yield line({ end: true, rows });
  tellRows(rows);
}

function line(content: BackupLine): string {
  return `${JSON.stringify(content)}\n`;
}

async function listMigrations(tx: Tx): Promise<{ name: string; checksum: string }[]> {
  const { rows: tables } = await sql`
    select from pg_class where oid = to_regclass('public.schema_migrations')`.execute(tx);
  if (tables.length === 0)
    throw new DatabaseUnavailable('There is nothing to back up: Takhti has never used this database.');
  const { rows } = await sql<{ name: string; checksum: string }>`
    select name, checksum from schema_migrations order by name collate "C"`.execute(tx);
  return rows;
}

async function* batchesOf(tx: Tx, { name, columns }: TableToCopy): AsyncGenerator<(string | null)[][]> {
  const texts = columns.map((column) => sql`${sql.ref(column)}::text as ${sql.ref(column)}`);
  await sql`declare backup_rows no scroll cursor for select ${sql.join(texts)} from ${sql.table(name)}`.execute(
    tx,
  );
  for (;;) {
    const { rows } = await sql<Record<string, string | null>>`
      fetch ${sql.raw(String(ROWS_AT_ONCE))} from backup_rows`.execute(tx);
    if (rows.length === 0) break;
    yield rows.map((row) => columns.map((column) => row[column] ?? null));
  }
  await sql`close backup_rows`.execute(tx);
}
