import {
  readAiCredits,
  readAiSettings,
  readApiKey,
  readLmsSettings,
  saveAiSettings,
  saveLmsSettings,
} from '@takhti/contract';
import { LmsSettings } from '@takhti/domain';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { publicKeys, signByInstitution } from '../features/lms/lti/keys/keys.ts';
import { readInstallationSecret } from '../platform/storage/secret.ts';
import { encryptKept, makeVault, sentenceOfUnreadable, type Vault } from '../platform/vault/index.ts';
import { makeTestApp, type TestApp, type TestPerson } from '../testing/index.ts';
import { tablesWith } from '../testing/tables-with.queries.ts';

const [firstKey, secondKey] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
const first = makeVault({ present: firstKey, former: [] });
const second = makeVault({ present: secondKey, former: [] });
const turned = makeVault({ present: secondKey, former: [firstKey] });

// A server that is started again has another vault and the same database.
let present: Vault = first;
const vault: Vault = {
  encrypt: (...given) => present.encrypt(...given),
  decrypt: (...given) => present.decrypt(...given),
  renew: (...given) => present.renew(...given),
};

let server: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  server = await makeTestApp({}, (db) => db, { vault });
});
afterAll(() => server.close());
beforeEach(async () => {
  present = first;
  const institution_id = await server.make.institution({ settings: { specs: { is_ai_enabled: 1 } } });
  admin = await server.make.person({ institution_id, roles: ['admin'] });
});

const typed = {
  token: 'the-token-for-the-lms',
  key: Buffer.alloc(32, 'key of results').toString('base64'),
  lrs_secret: 'the-secret-of-the-store',
};
const ai_key = 'sk-the-key-of-the-model';
const lms = LmsSettings.parse({
  addresses: { api: 'https://lms.example/api', results: 'https://lms.example/r', lrs: 'https://lrs.example' },
  lrs_key: 'takhti',
});
const ai = { source: 'own' as const, address: 'https://ai.example/v1', model: 'one' };
const as = () => server.as(admin);
const found = async (text: string): Promise<string[]> =>
  server.db.inReadTransaction((tx) => tablesWith(tx, text));

async function settleAll(): Promise<string[]> {
  const ai_version = (await as().ok(readAiSettings, {})).version;
  await as().ok(saveAiSettings, { settings: ai, key: ai_key, version: ai_version });
  const { version } = await as().ok(readLmsSettings, {});
  await as().ok(saveLmsSettings, { settings: lms, ...typed, version });
  const { key } = await as().ok(readApiKey, {});
  await publicKeys(server.services, admin.institution_id);
  const signs = await readInstallationSecret(server.db, vault);
  return [ai_key, ...Object.values(typed), key, signs];
}

test('no table shows a secret of the settings, nor the key with which an institution signs', async () => {
  for (const secret of await settleAll()) expect(await found(secret)).toEqual([]);
  // The private exponent of a key that signs, as JSON has it.
  expect(await found('"d":"')).toEqual([]);
  expect(await found('https://ai.example/v1')).toEqual(['institutions']);
});

test('what an earlier version kept in plain is encrypted at a start, once, and means the same', async () => {
  const secrets = await settleAll();
  const plain = { key: 'k'.repeat(40), algorithm: 'HS256', issuer: 'lms', audience: 'takhti' };
  const institution_id = await server.make.institution({
    settings: {
      jwt: plain,
      ai_secrets: { key: 'in plain of ai' },
      lms_secrets: { token: 'in plain of lms' },
    },
  });
  expect(await found('in plain of')).toEqual(['institutions']);
  await Promise.all([encryptKept(server.db, first), encryptKept(server.db, first)]);
  for (const text of [...secrets, plain.key, 'in plain of']) expect(await found(text)).toEqual([]);
  const old = await server.make.person({ institution_id, roles: ['admin'] });
  expect((await server.as(old).ok(readApiKey, {})).key).toBe(plain.key);
  expect(await server.as(old).ok(readAiSettings, {})).toMatchObject({ has_key: true });
  expect(await encryptKept(server.db, first)).toEqual([]);
  expect(await readInstallationSecret(server.db, first)).toBe(secrets.at(-1));
});

test('with another key of the server secrets count as not set, and who manages them is told to enter them anew', async () => {
  const secrets = await settleAll();
  present = second;
  const places = await encryptKept(server.db, second);
  const sentence = sentenceOfUnreadable(places);
  expect(sentence).toContain(`institutions/${admin.institution_id}/ai_secrets.key`);
  expect(sentence).toMatch(/enter them anew/);
  for (const secret of secrets) expect(sentence).not.toContain(secret);
  expect(await as().ok(readAiSettings, {})).toMatchObject({ has_key: false, is_key_unreadable: true });
  expect(await as().ok(readLmsSettings, {})).toMatchObject({
    has_token: false,
    has_key: false,
    has_lrs_secret: false,
    unreadable: ['token', 'key', 'lrs_secret'],
  });
  expect((await as().refused(readApiKey, {})).problem).toBe('account.key_unreadable');
  expect(await as().ok(readAiCredits, {})).toMatchObject({ is_set_up: true });
  // What signs is made again by itself: those outside fetch it.
  expect((await publicKeys(server.services, admin.institution_id)).keys).toHaveLength(2);
  await signByInstitution(server.services, admin.institution_id, { iss: 'us' }, 60);
  expect(await readInstallationSecret(server.db, second)).not.toBe(secrets.at(-1));
  await as().ok(saveAiSettings, { settings: ai, key: 'entered anew', version: 1 });
  expect(await as().ok(readAiSettings, {})).toMatchObject({ has_key: true, is_key_unreadable: false });
});

test('with the former key beside the new one all is encrypted anew at a start, and the former one may go', async () => {
  const secrets = await settleAll();
  present = turned;
  expect(await encryptKept(server.db, turned)).not.toContain(
    `institutions/${admin.institution_id}/ai_secrets.key`,
  );
  present = second;
  expect(await as().ok(readAiSettings, {})).toMatchObject({ has_key: true, is_key_unreadable: false });
  expect(await as().ok(readLmsSettings, {})).toMatchObject({
    has_token: true,
    has_key: true,
    unreadable: [],
  });
  expect((await as().ok(readApiKey, {})).key).toBe(secrets.at(-2));
  expect(await readInstallationSecret(server.db, second)).toBe(secrets.at(-1));
  present = first;
  expect(await as().ok(readAiSettings, {})).toMatchObject({ is_key_unreadable: true });
});
