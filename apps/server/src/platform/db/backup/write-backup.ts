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
import type { Storage } from '../../storage/storage.ts';
import { FORMAT, type BackupLine, type BackupSize } from './backup-format.ts';
import type { Vault } from '../../vault/index.ts';
import { encryption, leftOut, outOfVault, withoutSecrets } from './secrets.ts';
import { listSequences, listTables, listUploads, type StoredFile, type TableToCopy } from './tables.ts';

const ROWS_AT_ONCE = 200;

export interface BackupOptions {
  /** The storage of uploaded files; without it they are left out. */
  readonly storage?: Storage | undefined;
  /** The key for secrets, and the vault that decrypts them in the database; without it they are left out. */
  readonly secrets?: { readonly key: string; readonly vault: Vault } | undefined;
}

/**
 * Writes everything that the database holds into a file, as it was at one moment, and the uploaded files that it names.
 *
 * Sessions and what is good for a short while are not in it. Secrets are only if there is a key to encrypt them with.
 *
 * @param file must not exist; appears only when it is complete, readable by its owner alone
 * @returns how much is in it
 */
export async function writeBackup(
  connection: Connection,
  file: string,
  clock: Clock,
  { storage, secrets }: BackupOptions = {},
): Promise<BackupSize> {
  const partial = `${file}.partial`;
  try {
    const { rows, uploads } = await connection.withoutStatementLimit(() =>
      connection.inReadTransaction(async (tx) => {
        const uploads_of_moment = storage === undefined ? [] : await listUploads(tx);
        const counted = { rows: 0 };
        await append(partial, linesOfRows(tx, clock, secrets, counted));
        return { rows: counted.rows, uploads: uploads_of_moment };
      }),
    );
    // After the transaction: files never change, and a long one would keep the database from tidying up.
    const counted = { files: 0 };
    await append(partial, linesOfFiles(storage, uploads, rows, counted));
    await rename(partial, file);
    return { rows, files: counted.files };
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

/** Adds lines as a gzip of their own, which readers take for one with what went before. */
async function append(file: string, lines: AsyncIterable<string>): Promise<void> {
  // Password hashes are in it.
  const output = createWriteStream(file, { mode: 0o600, flags: 'a', flush: true });
  await pipeline(Readable.from(lines), createGzip(), output);
}

async function* linesOfRows(
  tx: Tx,
  clock: Clock,
  given: BackupOptions['secrets'],
  counted: { rows: number },
): AsyncGenerator<string> {
  const secrets = given && encryption(given.key);
  const turn = secrets ? outOfVault(given.vault, secrets.turn) : withoutSecrets;
  await sql`set local statement_timeout = 0`.execute(tx);
  yield line({
    takhti_backup: FORMAT,
    made_at: clock.now().toISOString(),
    migrations: await listMigrations(tx),
    ...(secrets && { key: secrets.facts }),
  });
  for (const table of await listTables(tx)) {
    if (leftOut.has(table.name)) continue;
    yield line({ table: table.name, columns: table.columns });
    for await (const batch of batchesOf(tx, table)) {
      const kept = batch.map((row) => turn(table.name, table.columns, row)).filter((row) => row !== null);
      counted.rows += kept.length;
      yield kept.map(line).join('');
    }
  }
  for (const { name, last_value } of await listSequences(tx)) yield line({ sequence: name, last_value });
}

async function* linesOfFiles(
  storage: Storage | undefined,
  uploads: readonly StoredFile[],
  rows: number,
  counted: { files: number },
): AsyncGenerator<string> {
  for (const { storage_key, media_type } of uploads) {
    const found = await storage?.get(storage_key);
    // Deleted since, by the person who still works.
    if (!found) continue;
    counted.files += 1;
    yield line({ file: storage_key, media_type, bytes: found.bytes });
    for await (const piece of found.body as AsyncIterable<Buffer>)
      yield line({ piece: piece.toString('base64') });
  }
  yield line({ end: true, rows, files: counted.files });
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
