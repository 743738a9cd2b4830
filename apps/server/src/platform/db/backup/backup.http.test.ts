import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '../../clock.ts';
import type { Connection } from '../connection/connection.ts';
import { migrate, migrationsFolder, readMigrations, type Migration } from '../migrate/migrate.ts';
import { emptyTables } from '../testing/empty-tables.ts';
import { makeOwnDatabase, makeOwnEmbedded, type OwnDatabase } from '../testing/own-database.ts';
import { testVault } from '../../vault/testing/test-vault.ts';
import { NotEmpty, restoreBackup } from './restore-backup.ts';
import { dropEverything, listTables } from './tables.ts';
import { writeBackup } from './write-backup.ts';

let folder: string;
let own: OwnDatabase;
let migrations: Migration[];
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'takhti-backup-'));
  own = await makeOwnDatabase();
  migrations = await readMigrations(migrationsFolder);
});
afterAll(async () => {
  await own.remove();
  await rm(folder, { recursive: true });
});

const institution_id = 1;
const id = (last: number): string => `01900000-0000-7000-8000-${String(last).padStart(12, '0')}`;
const awkward = 'پښتو "quoted" \\ back\tslash\nline {braces} , NULL \u{1F4DA}';

/** Rows that refer to each other, with texts that are hard to carry. */
async function fill(connection: Connection): Promise<void> {
  await connection.inTransaction(async (tx) => {
    const settings = JSON.stringify({ specs: { note: awkward, none: null } });
    await tx.insertInto('institutions').values({ institution_id, title: awkward, settings }).execute();
    const role = { institution_id, role: 'z_last', title: '', level: null };
    await tx.insertInto('roles').values(role).execute();
    const skills = Array.from({ length: 700 }, (_, at) => ({
      institution_id,
      skill_id: id(at),
      skill: `${awkward} ${at}`,
      category: at % 2 === 0 ? '' : 'NULL',
      grade: 'KG,1, 2',
      subject: 'urdu',
      created_on: new Date(Date.UTC(2026, 0, 1, 0, 0, at, at)),
    }));
    await tx.insertInto('skills').values(skills).execute();
    // Microseconds and a range far from now.
    await sql`update skills set created_on = '0044-03-15 12:00:00.123456+00 BC' where skill_id = ${id(7)}`.execute(
      tx,
    );
  });
}

/** Every row of every table, as PostgreSQL writes it. */
function contentOf(connection: Connection): Promise<Record<string, unknown[]>> {
  return connection.inReadTransaction(async (tx) => {
    const content: Record<string, unknown[]> = {};
    for (const { name } of await listTables(tx)) {
      const { rows } = await sql<{ row: string }>`
        select t::text as row from ${sql.table(name)} t order by t::text collate "C"`.execute(tx);
      content[name] = rows.map(({ row }) => row);
    }
    return content;
  });
}

async function foreignKeysOf(connection: Connection): Promise<unknown[]> {
  const { rows } = await connection.inReadTransaction((tx) =>
    sql`select conname, pg_get_constraintdef(oid) as definition from pg_constraint
        where contype = 'f' order by conname collate "C"`.execute(tx),
  );
  return rows;
}

// Making a database takes its time on a busy machine.
test(
  'a backup goes from the embedded database to this engine and back, every row the same',
  { timeout: 120_000 },
  async () => {
    const from = await makeOwnEmbedded();
    await migrate(from.connection, migrations);
    await fill(from.connection);
    const original = await contentOf(from.connection);
    const keys = await foreignKeysOf(from.connection);
    expect(original['skills']).toHaveLength(700);
    const out = path.join(folder, 'out.jsonl.gz');
    const written = await writeBackup(from.connection, out, systemClock);

    const restored = await restoreBackup(own.connection, {
      file: out,
      migrations,
      is_forced: false,
      vault: testVault,
    });
    expect(restored).toEqual(written);
    expect(await contentOf(own.connection)).toEqual(original);
    expect(await foreignKeysOf(own.connection)).toEqual(keys);

    const back = path.join(folder, 'back.jsonl.gz');
    await writeBackup(own.connection, back, systemClock);
    await from.connection.inTransaction((tx) => sql`truncate institutions cascade`.execute(tx));
    await restoreBackup(from.connection, { file: back, migrations, is_forced: false, vault: testVault });
    expect(await contentOf(from.connection)).toEqual(original);
    await from.remove();
  },
);

test('only its owner may read a backup, for password hashes are in it', async () => {
  const file = path.join(folder, 'private.jsonl.gz');
  await writeBackup(own.connection, file, systemClock);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

test('a database that holds something is not replaced unless forced', async () => {
  const file = path.join(folder, 'empty.jsonl.gz');
  await makeAnew();
  await writeBackup(own.connection, file, systemClock);
  await fill(own.connection);
  const before = await contentOf(own.connection);
  await expect(
    restoreBackup(own.connection, { file, migrations, is_forced: false, vault: testVault }),
  ).rejects.toThrow(NotEmpty);
  expect(await contentOf(own.connection)).toEqual(before);

  expect(
    await restoreBackup(own.connection, { file, migrations, is_forced: true, vault: testVault }),
  ).toEqual({
    rows: 0,
    files: 0,
  });
  expect((await contentOf(own.connection))['skills']).toEqual([]);
});

test('a backup of an older level is restored and then migrated', async () => {
  const file = path.join(folder, 'older.jsonl.gz');
  await makeAnew();
  await fill(own.connection);
  await writeBackup(own.connection, file, systemClock);
  const newer: Migration = {
    name: '9999_newer.sql',
    text: "alter table skills add column colour text not null default 'green';",
    checksum: 'newer',
  };
  await restoreBackup(own.connection, {
    file,
    migrations: [...migrations, newer],
    is_forced: true,
    vault: testVault,
  });
  const { rows } = await own.connection.inReadTransaction((tx) =>
    sql`select colour, count(*) from skills group by colour`.execute(tx),
  );
  expect(rows).toEqual([{ colour: 'green', count: 700 }]);
});

test('a backup of a newer level is refused, and the database stays as it was', async () => {
  const file = path.join(folder, 'newer.jsonl.gz');
  await makeAnew();
  await fill(own.connection);
  await writeBackup(own.connection, file, systemClock);
  const before = await contentOf(own.connection);
  await expect(
    restoreBackup(own.connection, {
      file,
      migrations: migrations.slice(0, -1),
      is_forced: true,
      vault: testVault,
    }),
  ).rejects.toThrow(/another version of Takhti/);
  expect(await contentOf(own.connection)).toEqual(before);
});

test('a damaged backup is refused before anything is touched', async () => {
  const whole = path.join(folder, 'whole.jsonl.gz');
  await makeAnew();
  await fill(own.connection);
  await writeBackup(own.connection, whole, systemClock);
  const before = await contentOf(own.connection);
  const bytes = await readFile(whole);
  const lines = gunzipSync(bytes).toString().trimEnd().split('\n');
  const damaged = {
    'cut off': bytes.subarray(0, bytes.length / 2),
    'without its end': gzipSync(lines.slice(0, -1).join('\n')),
    'a row short': gzipSync(lines.filter((line) => !line.includes(id(3))).join('\n')),
    'no gzip': Buffer.from('select 1'),
    'something else': gzipSync('{"hello": "world"}\n'),
    'of a later format': gzipSync('{"takhti_backup": 3}\n'),
    empty: gzipSync(''),
  };
  const outcomes: Record<string, unknown> = {};
  const nameOf = (error: unknown): unknown => (error instanceof Error ? error.name : error);
  for (const [what, content] of Object.entries(damaged)) {
    const file = path.join(folder, 'damaged.gz');
    await writeFile(file, content);
    outcomes[what] = await restoreBackup(own.connection, {
      file,
      migrations,
      is_forced: true,
      vault: testVault,
    }).catch(nameOf);
  }
  expect(outcomes).toEqual(Object.fromEntries(Object.keys(damaged).map((what) => [what, 'UnusableBackup'])));
  await expect(
    restoreBackup(own.connection, {
      file: path.join(folder, 'nowhere'),
      migrations,
      is_forced: true,
      vault: testVault,
    }),
  ).rejects.toThrow('There is no file');
  expect(await contentOf(own.connection)).toEqual(before);
});

test('rows that break a foreign key are not restored, and the database stays as it was', async () => {
  const whole = path.join(folder, 'keys.jsonl.gz');
  await makeAnew();
  await fill(own.connection);
  await writeBackup(own.connection, whole, systemClock);
  const before = await contentOf(own.connection);
  const lines = gunzipSync(await readFile(whole)).toString();
  const orphaned = path.join(folder, 'orphaned.jsonl.gz');
  await writeFile(orphaned, gzipSync(lines.replaceAll('\n["1","z_last"', '\n["5","z_last"')));
  await expect(
    restoreBackup(own.connection, { file: orphaned, migrations, is_forced: true, vault: testVault }),
  ).rejects.toMatchObject({ code: '23503' });
  expect(await contentOf(own.connection)).toEqual(before);
});

test('a database that Takhti never used cannot be backed up', async () => {
  await own.connection.inTransaction(dropEverything);
  const file = path.join(folder, 'never.jsonl.gz');
  await expect(writeBackup(own.connection, file, systemClock)).rejects.toThrow('nothing to back up');
  await expect(stat(file)).rejects.toMatchObject({ code: 'ENOENT' });
});

/** The database without a row; its tables are made again only where a test has changed them, which takes seconds. */
async function makeAnew(): Promise<void> {
  const names = migrations.map(({ name }) => name);
  if (isDeepStrictEqual(await levelOf(own.connection), names))
    return own.connection.inTransaction(emptyTables);
  await own.connection.inTransaction(dropEverything);
  await migrate(own.connection, migrations);
}

/** The migrations that a database has had; none before its first one. */
function levelOf(connection: Connection): Promise<string[]> {
  return connection.inReadTransaction(async (tx) => {
    const { rows: found } =
      await sql`select 1 from pg_class where oid = to_regclass('public.schema_migrations')`.execute(tx);
    if (found.length === 0) return [];
    const { rows } = await sql<{ name: string }>`
      select name from schema_migrations order by name collate "C"`.execute(tx);
    return rows.map(({ name }) => name);
  });
}
