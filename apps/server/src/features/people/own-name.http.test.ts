import { changeOwnName as changeCall, listUserHistory, readProblem, readSession } from '@takhti/contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTestApp, type TestApp } from '../../testing/index.ts';
import { authenticate } from '../account/index.ts';
import { changeOwnName } from './own-name.ts';

let server: TestApp;
beforeAll(async () => {
  server = await makeTestApp();
});
afterAll(() => server.close());

/** Somebody, and an administrator of theirs. */
async function makePair() {
  const institution_id = await server.make.institution();
  const person = await server.make.person({ institution_id, roles: ['cd'] });
  const admin = await server.make.person({ institution_id, roles: ['admin'] });
  return { person, admin };
}

test('people change their own name, and the history tells who did', async () => {
  const { person, admin } = await makePair();
  expect(await server.as(person).ok(changeCall, { full_name: '  Gulalai Wardak ' })).toEqual({
    full_name: 'Gulalai Wardak',
  });
  expect((await server.as(person).ok(readSession, {})).full_name).toBe('Gulalai Wardak');
  const { records } = await server.as(admin).ok(listUserHistory, { user_id: person.user_id });
  expect(records[0]).toMatchObject({
    action: 'changed',
    by_full_name: 'Gulalai Wardak',
    changes: [{ field: 'full_name', to: 'Gulalai Wardak' }],
  });
});

test('the same name leaves no line in the history', async () => {
  const { person, admin } = await makePair();
  const { full_name } = await server.as(person).ok(readSession, {});
  await server.as(person).ok(changeCall, { full_name });
  expect((await server.as(admin).ok(listUserHistory, { user_id: person.user_id })).records).toEqual([]);
});

test.each([
  ['', 'full_name_required'],
  [' x ', 'full_name_short'],
  ['x'.repeat(121), 'full_name_too_long'],
])('C-718 the name %j is refused', async (full_name, fault) => {
  const person = await server.make.person({ roles: ['cd'] });
  const { problem, details } = await server.as(person).refused(changeCall, { full_name });
  const told = readProblem(problem, details);
  expect(told).toMatchObject({
    problem: 'people.invalid',
    details: { fields: [{ field: 'full_name', fault }] },
  });
});

test('a name that cannot be seen, or turns round what stands beside it, is cleaned or refused', async () => {
  const person = await server.make.person({ roles: ['cd'] });
  const turned = { full_name: '\u202eadmin nahK\n\nApproved' };
  expect(await server.as(person).ok(changeCall, turned)).toEqual({ full_name: 'admin nahK Approved' });
  for (const full_name of ['\u3164\u3164\u3164', `abc${'\u0301'.repeat(30)}`])
    expect((await server.as(person).refused(changeCall, { full_name })).problem).toBe('people.invalid');
});

test('a person who changes their name again and again has to wait', async () => {
  const person = await server.make.person({ roles: ['cd'] });
  for (let at = 0; at < 10; at += 1)
    await server.as(person).ok(changeCall, { full_name: `Name ${'a'.repeat(at + 1)}` });
  const { problem } = await server.as(person).refused(changeCall, { full_name: 'One More' });
  expect(problem).toBe('account.too_many_attempts');
});

test('an attempt counts whatever becomes of it', async () => {
  const person = await server.make.person({ roles: ['cd'] });
  const session = await authenticate(server.services, person.session_id);
  const gone = { ...session, user_id: randomUUID() };
  const attempt = () => changeOwnName(server.services, gone, 'Somebody Gone');
  for (let at = 0; at < 10; at += 1) await expect(attempt()).rejects.toThrow('people.not_found');
  await expect(attempt()).rejects.toThrow('account.too_many_attempts');
});
