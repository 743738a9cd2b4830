import { sql } from 'kysely';
import type { Connection } from '../connection/connection.ts';
import type { Tx } from '../db.ts';
import { applyNext, migrate, type Migration } from '../migrate/migrate.ts';
import type { Storage } from '../../storage/storage.ts';
import { UnusableBackup, type BackupHeader, type BackupRow, type BackupSize } from './backup-format.ts';
import { checkBackup, readItems } from './read-backup.ts';
import type { Vault } from '../../vault/index.ts';
import { decryption, intoVault, leftOut, type TurnRow } from './secrets.ts';
import { dropEverything, holdsRows, listTables } from './tables.ts';

/** A statement takes at most 65,535 values; long documents fill the memory before that. */
const VALUES_AT_ONCE = 20_000;
const CHARACTERS_AT_ONCE = 4_000_000;

export interface RestoreSettings {
  readonly file: string;
  readonly migrations: readonly Migration[];
  /** Whether a database that holds something may be replaced. */
  readonly is_forced: boolean;
  /** What its secrets were encrypted with, if they were. */
  readonly key?: string | undefined;
  /** What its secrets are encrypted with from now on. */
  readonly vault: Vault;
  /** Where uploaded files go; without it they are left out. */
  readonly storage?: Storage | undefined;
}

/** The database holds something, and nobody said that it may go. */
export class NotEmpty extends Error {
  override readonly name = 'NotEmpty';
}

/**
 * Replaces the database by a backup's content, in one transaction: the schema at the backup's level, its rows, then the
 * migrations made since. If it fails, the database stays as it was.
 *
 * @returns how much was restored
 * @throws UnusableBackup when the file is damaged, its schema is not one of ours, or its key another one; NotEmpty unless forced
 */
export async function restoreBackup(connection: Connection, settings: RestoreSettings): Promise<BackupSize> {
  const { file, migrations, is_forced, key, vault, storage } = settings;
  const { header, rows, files } = await checkBackup(file);
  const level = levelOf(header, migrations, file);
  const asKept: TurnRow = header.key ? decryption(key, header.key) : (_table, _columns, row) => row;
  const turn = intoVault(vault, asKept);
  await connection.withoutStatementLimit(() =>
    connection.inTransaction(async (tx) => {
      await sql`set local statement_timeout = 0`.execute(tx);
      if (!is_forced && (await holdsRows(tx))) throw new NotEmpty();
      await dropEverything(tx);
      while (await applyNext(tx, level));
      await load(tx, file, turn, storage);
    }),
  );
  await migrate(connection, migrations);
  return { rows, files: storage === undefined ? 0 : files };
}

/** The migrations that the backup's database had, which must be our first ones. */
function levelOf(header: BackupHeader, migrations: readonly Migration[], file: string): readonly Migration[] {
  const stranger = header.migrations.find(
    ({ name, checksum }, at) => migrations[at]?.name !== name || migrations[at].checksum !== checksum,
  );
  if (stranger)
    throw new UnusableBackup(
      `${file} was made by another version of Takhti (its migration ${stranger.name} is not in this one): ` +
        'restore it with that version or a newer one.',
    );
  return migrations.slice(0, header.migrations.length);
}

async function load(tx: Tx, file: string, turn: TurnRow, storage: Storage | undefined): Promise<void> {
  const tables = await listTables(tx);
  if (tables.length > 0)
    // Migrations may have filled in rows, which the backup holds as well.
    await sql`truncate ${sql.join(tables.map(({ name }) => sql.table(name)))}`.execute(tx);
  // Rows come in no order that foreign keys would like. Made again, the keys check every row.
  const foreignKeys = await dropForeignKeys(tx);
  // What triggers once wrote is in the backup.
  const triggered = await listTriggered(tx);
  for (const table of triggered) await sql`alter table ${sql.table(table)} disable trigger user`.execute(tx);
  const batch = makeBatch(tx);
  for await (const item of readItems(file)) {
    if (item.kind === 'row') {
      const { table, columns } = item;
      // Backups from before held sessions: nobody is logged in by them any more.
      const row = leftOut.has(table) ? null : turn(table, columns, item.row);
      if (row) await batch.add(table, columns, row);
    } else if (item.kind === 'file') {
      // Before the rows that name them are committed; if those fail, no row refers to the files.
      await storage?.put(item.key, item.body, item.media_type);
    } else await sql`select setval(${item.sequence}::regclass, ${item.last_value}::bigint)`.execute(tx);
  }
  await batch.flush();
  for (const table of triggered) await sql`alter table ${sql.table(table)} enable trigger user`.execute(tx);
  for (const statement of foreignKeys) await sql.raw(statement).execute(tx);
}

/** The tables that have triggers of ours. */
async function listTriggered(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct class.relname::text as name
    from pg_trigger trigger join pg_class class on class.oid = trigger.tgrelid
    where not trigger.tgisinternal and class.relnamespace = 'public'::regnamespace`.execute(tx);
  return rows.map(({ name }) => name);
}

/** @returns the statements that make them again */
async function dropForeignKeys(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ drop: string; add: string }>`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
           format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add
    from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace`.execute(tx);
  for (const { drop } of rows) await sql.raw(drop).execute(tx);
  return rows.map(({ add }) => add);
}

function makeBatch(tx: Tx) {
  let target: { table: string; columns: readonly string[] } | undefined;
  let rows: BackupRow[] = [];
  let characters = 0;

  async function flush(): Promise<void> {
    if (!target || rows.length === 0) return;
    const values = rows.map((row) => sql`(${sql.join(row)})`);
    await sql`
      insert into ${sql.table(target.table)} (${sql.join(target.columns.map((column) => sql.ref(column)))})
      overriding system value
      values ${sql.join(values)}`.execute(tx);
    rows = [];
    characters = 0;
  }

  return {
    flush,
    async add(table: string, columns: readonly string[], row: BackupRow): Promise<void> {
      if (table !== target?.table) await flush();
      target = { table, columns };
      rows.push(row);
      characters += row.reduce((total, value) => total + (value?.length ?? 0), 0);
      if (rows.length * columns.length >= VALUES_AT_ONCE || characters >= CHARACTERS_AT_ONCE) await flush();
    },
  };
}
