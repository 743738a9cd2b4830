import { readLmsContext, readLmsOrigins, readLmsSettings, saveLmsSettings } from '@takhti/contract';
import { lmsAddressNames, LmsSettings } from '@takhti/domain';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeTestApp, type TestApp, type TestPerson } from '../../../testing/index.ts';

let server: TestApp;
let admin: TestPerson;

beforeAll(async () => {
  server = await makeTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  admin = await server.make.person({ roles: ['admin'] });
});

const key = Buffer.alloc(32, 7).toString('base64');
const settings = LmsSettings.parse({
  origins: ['https://lms.example'],
  addresses: { api: 'https://lms.example/api', results: 'https://lms.example/results' },
});
const pageHeaders = async (): Promise<Record<string, unknown>> =>
  (await server.app.inject({ method: 'GET', url: '/docs-of-nothing', headers: { accept: 'text/html' } }))
    .headers;

test('what an administrator settles is read again, but for the secrets', async () => {
  const first = await server.as(admin).ok(readLmsSettings, {});
  expect(first).toMatchObject({ origins: [], has_token: false, has_key: false, version: 0 });
  const saved = await server
    .as(admin)
    .ok(saveLmsSettings, { settings, token: 'of the LMS', key, version: 0 });
  expect(saved).toEqual({
    ...settings,
    has_token: true,
    has_key: true,
    has_lrs_secret: false,
    unreadable: [],
    version: 1,
  });
  const read = await server.as(admin).ok(readLmsSettings, {});
  expect(read).toEqual(saved);
  expect(JSON.stringify(read)).not.toContain('of the LMS');
  // Secrets that are not named stay, those that are named empty go.
  const again = await server.as(admin).ok(saveLmsSettings, { settings, token: '', version: 1 });
  expect(again).toMatchObject({ has_token: false, has_key: true, version: 2 });
});

test('nobody else than an administrator reads or settles them', async () => {
  const teacher = await server.make.person({ roles: ['teacher'], institution_id: admin.institution_id });
  const final = await server.make.person({ roles: ['cr3'], institution_id: admin.institution_id });
  for (const person of [teacher, final]) {
    expect(await server.as(person).refused(readLmsSettings, {})).toMatchObject({
      problem: 'account.forbidden',
    });
    expect(await server.as(person).refused(saveLmsSettings, { settings, key, version: 0 })).toMatchObject({
      problem: 'account.forbidden',
    });
  }
});

test('the second of two administrators is told of the first', async () => {
  await server.as(admin).ok(saveLmsSettings, { settings, key, version: 0 });
  expect(await server.as(admin).refused(saveLmsSettings, { settings, version: 0 })).toMatchObject({
    problem: 'lms.changed_meanwhile',
  });
});

test('a way without its address, and results without a key, are refused', async () => {
  const direct = { ...settings, assigns_by: 'direct' as const };
  expect(
    await server.as(admin).refused(saveLmsSettings, { settings: direct, key, version: 0 }),
  ).toMatchObject({
    problem: 'lms.address_missing',
    details: { field: 'assigns_by', needs: 'direct' },
  });
  expect(await server.as(admin).refused(saveLmsSettings, { settings, version: 0 })).toMatchObject({
    problem: 'lms.key_missing',
  });
});

test('a kept secret goes to no origin that it was not given for, whichever address changes', async () => {
  const addresses = {
    api: 'https://lms.example/api',
    results: 'https://lms.example/results',
    lrs: 'https://lrs.example/xapi',
  };
  const typed = { token: 'of the LMS', lrs_secret: 'of the store' };
  const with_ = (more: object) => LmsSettings.parse({ ...settings, addresses: { ...addresses, ...more } });
  await server.as(admin).ok(saveLmsSettings, { settings: with_({}), key, ...typed, version: 0 });
  for (const name of lmsAddressNames) {
    const moved = with_({ [name]: `https://thief.example/${name}` });
    expect(await server.as(admin).refused(saveLmsSettings, { settings: moved, version: 1 })).toMatchObject({
      problem: 'lms.secret_needed',
      details: { secrets: [name === 'lrs' ? 'lrs_secret' : 'token'] },
    });
  }
  // Another path of the same system, and one address less, ask for nothing; nor does a secret that is typed, or given up.
  const near = with_({ assign: 'https://lms.example/assign', results: '' });
  const kept = await server.as(admin).ok(saveLmsSettings, { settings: near, version: 1 });
  expect(kept).toMatchObject({ has_token: true, has_lrs_secret: true });
  const far = with_({ game1: 'https://games.example', lrs: 'https://other.example' });
  const given = { token: 'new', lrs_secret: '' };
  expect(await server.as(admin).ok(saveLmsSettings, { settings: far, ...given, version: 2 })).toMatchObject({
    has_token: true,
    has_lrs_secret: false,
  });
});

test('the studio and the player learn which pages are the institution’s, and no other institution’s', async () => {
  await server.as(admin).ok(saveLmsSettings, { settings, key, version: 0 });
  const teacher = await server.make.person({ roles: ['teacher'], institution_id: admin.institution_id });
  expect(await server.as(teacher).ok(readLmsContext, {})).toEqual({
    origins: ['https://lms.example'],
    assigns_by: 'message',
    publishes_to: 'lms',
  });
  const { institution_id } = admin;
  const others = await server.make.person({ roles: ['teacher'] });
  expect((await server.as(others).ok(readLmsContext, {})).origins).toEqual([]);
  expect(await server.as(null).ok(readLmsOrigins, { institution_id })).toEqual({ origins: settings.origins });
  expect(await server.as(null).ok(readLmsOrigins, { institution_id: 2_000_000_000 })).toEqual({
    origins: [],
  });
});

test('C-003 pages that an institution names may frame the product, and others may not', async () => {
  server.clock.advance(60_000);
  expect((await pageHeaders())['content-security-policy']).not.toContain('https://frames.example');
  const origins = ['https://frames.example'];
  await server.as(admin).ok(saveLmsSettings, { settings: { ...settings, origins }, key, version: 0 });
  server.clock.advance(60_000);
  const headers = await pageHeaders();
  expect(headers['content-security-policy']).toMatch(/frame-ancestors 'self' [^;]*https:\/\/frames\.example/);
  expect(headers).not.toHaveProperty('x-frame-options');
  expect(headers).not.toHaveProperty('cross-origin-opener-policy');
});

test('what lies among the origins in the database and is none, reaches no header', async () => {
  const origins = ['https://kept.example', 'https://x.example; script-src *', 'https://y.example/path', 7];
  const { institution_id } = admin;
  await server.db.inTransaction((tx) =>
    tx
      .updateTable('institutions')
      .set({ settings: JSON.stringify({ lms: { origins } }) })
      .where('institution_id', '=', institution_id)
      .execute(),
  );
  server.clock.advance(60_000);
  const policy = String((await pageHeaders())['content-security-policy']);
  expect(policy).toContain('https://kept.example');
  expect(policy).not.toMatch(/x\.example|y\.example|script-src \*| 7[ ;]/);
});
