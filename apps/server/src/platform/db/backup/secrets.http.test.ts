import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { systemClock } from '../../clock.ts';
import { migrate, migrationsFolder, readMigrations, type Migration } from '../migrate/migrate.ts';
import { emptyTables } from '../testing/empty-tables.ts';
import { makeOwnDatabase, type OwnDatabase } from '../testing/own-database.ts';
import {
  encryptKept,
  makeVault,
  placeInInstallation,
  turnSettings,
  type Settings,
} from '../../vault/index.ts';
import { UnusableBackup } from './backup-format.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const here = makeVault({ present: Buffer.alloc(32, 1), former: [] });
const elsewhere = makeVault({ present: Buffer.alloc(32, 2), former: [] });

let folder: string;
let own: OwnDatabase;
let migrations: Migration[];
let file = '';
let count = 0;
const key = 'a key of the settings';
const user_id = '01900000-0000-7000-8000-000000000001';
const jwt = { algorithm: 'HS256', key: 'the secret of the LMS', issuer: 'lms', audience: 'takhti' };

const ai_secrets = { key: 'the key of the model' };

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'takhti-secrets-'));
  own = await makeOwnDatabase();
  migrations = await readMigrations(migrationsFolder);
  await migrate(own.connection, migrations);
});
afterAll(async () => {
  await own.remove();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  count += 1;
  file = path.join(folder, `${count}.jsonl.gz`);
  await own.connection.inTransaction(emptyTables);
  await own.connection.inTransaction((tx) =>
    sql
      .raw(
        `insert into institutions (institution_id, title, settings)
         values (1, 'One', '${JSON.stringify({ jwt, ai_secrets, specs: { is_ai_enabled: 1 } })}'), (2, 'Two', '{}');
         insert into roles (institution_id, role, title) values (1, 'cd', 'Developer');
         insert into users (institution_id, user_id, username, email, full_name, password_hash, active_role)
         values (1, '${user_id}', 'amina', 'amina@school.example', 'Amina', 'its hash', 'cd');
         insert into sessions (session_hash, refresh_hash, family_hash, rotation_salt, session_key, institution_id,
           user_id, active_role, expires_on, refresh_expires_on)
         values ('hash-of-session', 'hash-of-refresh', 'hash-of-family', 'salt-of-rotation', '${user_id}', 1,
           '${user_id}', 'cd', now(), now());
         insert into password_resets (institution_id, user_id, code_hash, email, expires_on)
         values (1, '${user_id}', 'hash-of-code', 'amina@school.example', now());
         insert into installation (name, value) values ('file_signing_secret', 'signs all files'), ('demo', 'closed')`,
      )
      .execute(tx),
  );
  await encryptKept(own.connection, here);
});

const secrets = [jwt.key, ai_secrets.key, 'signs all files'];
const passing = ['hash-of-session', 'hash-of-refresh', 'hash-of-family', 'salt-of-rotation', 'hash-of-code'];

async function textOf(): Promise<string> {
  return gunzipSync(await readFile(file)).toString('utf8');
}

async function restored(with_key?: string) {
  const settings = { file, migrations, is_forced: true, ...(with_key !== undefined && { key: with_key }) };
  await restoreBackup(own.connection, { ...settings, vault: elsewhere });
  return own.connection.inReadTransaction(async (tx) => ({
    institutions: await tx
      .selectFrom('institutions')
      .select(['institution_id', 'settings'])
      .orderBy('institution_id')
      .execute(),
    installation: await tx.selectFrom('installation').selectAll().orderBy('name').execute(),
    sessions: await tx.selectFrom('sessions').selectAll().execute(),
    names: await tx.selectFrom('login_names').select('name').orderBy('name').execute(),
  }));
}

test.each([[undefined], [key]])(
  'with the key %j a backup shows no session, no code and no secret',
  async (with_key) => {
    await writeBackup(own.connection, file, systemClock, {
      secrets: with_key === undefined ? undefined : { key: with_key, vault: here },
    });
    const text = await textOf();
    expect([...secrets, ...passing].filter((each) => text.includes(each))).toEqual([]);
    expect(text).toContain('amina@school.example');
  },
);

test('without a key, what is restored has no secret and everything else', async () => {
  await writeBackup(own.connection, file, systemClock);
  const content = await restored();
  expect(content).toEqual({
    institutions: [
      { institution_id: 1, settings: { specs: { is_ai_enabled: 1 } } },
      { institution_id: 2, settings: {} },
    ],
    installation: [{ name: 'demo', value: 'closed' }],
    sessions: [],
    names: [{ name: 'amina' }, { name: 'amina@school.example' }],
  });
});

test('with a key, what is restored has its secrets', async () => {
  await writeBackup(own.connection, file, systemClock, { secrets: { key, vault: here } });
  const { institutions, installation, sessions } = await restored(key);
  const settings = institutions[0]?.settings as Settings;
  expect(turnSettings(1, settings, elsewhere.decrypt)).toEqual({
    jwt,
    ai_secrets,
    specs: { is_ai_enabled: 1 },
  });
  const name = 'file_signing_secret';
  const signing = installation.find((row) => row.name === name)?.value ?? '';
  expect(elsewhere.decrypt(placeInInstallation(name), signing)).toBe('signs all files');
  expect(sessions).toEqual([]);
  // Under the key of the server that it was restored on, and at no moment in plain.
  for (const secret of secrets) expect(JSON.stringify({ settings, installation })).not.toContain(secret);
});

test('what no key reads any more is left out of a backup, and the rest is there', async () => {
  await writeBackup(own.connection, file, systemClock, { secrets: { key, vault: elsewhere } });
  const { institutions, installation } = await restored(key);
  const { key: _secret, ...jwt_without } = jwt;
  expect(institutions[0]?.settings).toEqual({
    jwt: jwt_without,
    ai_secrets: {},
    specs: { is_ai_enabled: 1 },
  });
  expect(installation).toEqual([{ name: 'demo', value: 'closed' }]);
});

test.each([[undefined], ['another key of the settings']])(
  'a backup with encrypted secrets is not restored with the key %j, and nothing is lost',
  async (with_key) => {
    await writeBackup(own.connection, file, systemClock, { secrets: { key, vault: here } });
    await expect(restored(with_key)).rejects.toThrow(UnusableBackup);
    const { rows } = await own.connection.inReadTransaction((tx) => sql`select from sessions`.execute(tx));
    expect(rows).toHaveLength(1);
  },
);
