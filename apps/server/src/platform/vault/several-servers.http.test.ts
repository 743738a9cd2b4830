import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { emptyTables } from '../db/testing/empty-tables.ts';
import { makeOwnDatabase, type OwnDatabase } from '../db/testing/own-database.ts';
import type { Connection } from '../db/connection/connection.ts';
import { migrate, migrationsFolder, readMigrations } from '../db/migrate/migrate.ts';
import { readInstallationSecret } from '../storage/secret.ts';
import { encryptKept, openVault } from './index.ts';

const [firstKey, secondKey] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
let own: OwnDatabase;
let connections: Connection[];
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'takhti-servers-'));
  own = await makeOwnDatabase();
  await migrate(own.connection, await readMigrations(migrationsFolder));
  // The embedded database has one server, which may still be started while another one ends.
  const open = own.openAgain ?? (() => Promise.resolve(own.connection));
  connections = [own.connection, await open(), await open()];
});
afterAll(async () => {
  if (own.openAgain) await Promise.all(connections.slice(1).map((each) => each.close()));
  await own.remove();
  await rm(folder, { recursive: true });
});
beforeEach(() => own.connection.inTransaction(emptyTables));

/** What a server does with its secrets while it starts: each has a folder of its own, and the key of the settings. */
async function start(db: Connection, at: number, secret_key: Buffer, secret_key_old?: Buffer) {
  const data_dir = path.join(folder, String(at));
  const vault = await openVault({ data_dir, secret_key, secret_key_old });
  const unreadable = await encryptKept(db, vault);
  return { vault, unreadable, signs: await readInstallationSecret(db, vault) };
}
const startAll = (secret_key: Buffer, secret_key_old?: Buffer) =>
  Promise.all(connections.map((db, at) => start(db, at, secret_key, secret_key_old)));
const keptOf = async (institution_id: number): Promise<string> => {
  const { key } = await own.connection.inReadTransaction((tx) =>
    tx
      .selectFrom('institutions')
      .select(sql<string>`settings #>> '{ai_secrets,key}'`.as('key'))
      .where('institution_id', '=', institution_id)
      .executeTakeFirstOrThrow(),
  );
  return key;
};

test('servers that start at once on one database, with one key, read the same secrets', async () => {
  await own.connection.inTransaction((tx) =>
    tx
      .insertInto('institutions')
      .values(
        [1, 2, 3].map((institution_id) => ({
          institution_id,
          title: 'One',
          settings: '{"ai_secrets":{"key":"in plain"}}',
        })),
      )
      .execute(),
  );
  for (const [key, old] of [[firstKey], [secondKey, firstKey], [secondKey]]) {
    const servers = await startAll(key ?? firstKey, old);
    expect(new Set(servers.map(({ signs }) => signs)).size).toBe(1);
    const kept = await keptOf(2);
    expect(kept).toMatch(/^vault:1:/);
    for (const { vault, unreadable } of servers) {
      expect(unreadable).toEqual([]);
      expect(vault.decrypt('institutions/2/ai_secrets.key', kept)).toBe('in plain');
    }
  }
});

test('servers that start at once with a key that reads nothing make the secret that signs addresses anew, once', async () => {
  await startAll(firstKey);
  const servers = await startAll(secondKey);
  expect(new Set(servers.map(({ signs }) => signs)).size).toBe(1);
  // Who comes after it was made finds nothing that cannot be read.
  expect(servers.some(({ unreadable }) => unreadable.length === 1)).toBe(true);
});
