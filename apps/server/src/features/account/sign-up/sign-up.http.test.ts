import { login, signUp } from '@takhti/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTestApp, type TestApp } from '../../../testing/index.ts';
import { rateLimits } from '../rate-limits.ts';
import { nameIn } from './sign-up.ts';
import { makeWithPassword, pwd } from '../testing/people.ts';

const institution_id = 90_000_000 + Math.floor(Math.random() * 1_000_000);
let server: TestApp;
let closed: TestApp;
let nowhere: TestApp;

beforeAll(async () => {
  server = await makeTestApp({ sign_up_institution: institution_id });
  closed = await makeTestApp({ sign_up_institution: 0 });
  nowhere = await makeTestApp({ sign_up_institution: 2_000_000_000 });
  await server.make.institution({ institution_id });
});
afterAll(async () => {
  await nowhere.close();
  await closed.close();
  await server.close();
});

let count = 0;
function newEmail(): string {
  count += 1;
  return `amina.${count}.${Date.now()}@school.example`;
}

test('C-851 C-707 C-704 a new account is a content developer of the institution that is set, and can log in', async () => {
  const email = newEmail();
  const { user_id } = await server.as(null).ok(signUp, { email, password: pwd });
  const reply = await server.as(null).ok(login, { username: email, pwd });
  expect(reply.user).toMatchObject({
    user_id,
    username: email,
    email,
    full_name: email.split('@')[0],
    institution_id,
    roles: 'cd',
    active_role: 'cd',
    is_users_management: 0,
    is_view_cds: 0,
    is_deletion: 0,
  });
});

test('C-851 an email that somebody has is taken, however it is written, of whichever institution they are', async () => {
  const email = newEmail();
  await makeWithPassword(server, { email });
  const asEmail = await server.as(null).refused(signUp, { email: email.toUpperCase(), password: pwd });
  expect(asEmail.problem).toBe('account.email_taken');
  const other = newEmail();
  await server.as(null).ok(signUp, { email: other, password: pwd });
  expect((await server.as(null).refused(signUp, { email: other, password: pwd })).problem).toBe(
    'account.email_taken',
  );
});

test('C-851 two people who sign up with one email at the same time: one gets it, and nothing breaks', async () => {
  const email = newEmail();
  const envelopes = await Promise.all(
    [1, 2].map(() => server.as(null).call(signUp, { email, password: pwd })),
  );
  expect(new Set(envelopes.map(({ error_code }) => error_code))).toEqual(new Set([0, -4]));
});

test.each([
  '',
  'amina',
  'amina@school',
  'a b@school.example',
  'x@y.example,z@y.example',
  '(a.example)b@y.example',
  'a:b@y.example',
])('C-851 %j is no email to sign up with', async (email) => {
  const { problem, details } = await server.as(null).refused(signUp, { email, password: pwd });
  expect(problem).toBe('request.invalid');
  expect(details['fields']).toMatchObject([{ path: ['email'] }]);
});

test('C-703 a password that is not hashed is refused', async () => {
  const refused = await server.as(null).refused(signUp, { email: newEmail(), password: 'clear text' });
  expect(refused.problem).toBe('request.invalid');
});

test('C-707 nobody signs up where no institution is set for it, or there is none of that number', async () => {
  for (const app of [closed, nowhere]) {
    const refused = await app.as(null).refused(signUp, { email: newEmail(), password: pwd });
    expect(refused.problem).toBe('account.sign_up_closed');
  }
});

test('asking for one email after the other is stopped', async () => {
  const ask = async () => {
    const response = await server.app.inject({
      method: 'POST',
      url: '/api/user/signup',
      remoteAddress: '192.0.2.77',
      payload: { email: taken, password: pwd },
    });
    return response.json<{ data: { problem: string } }>().data.problem;
  };
  const taken = newEmail();
  await makeWithPassword(server, { email: taken });
  const told = new Set<string>();
  for (let i = 0; i < rateLimits.sign_ups; i += 1) told.add(await ask());
  expect([...told]).toEqual(['account.email_taken']);
  expect(await ask()).toBe('account.too_many_attempts');
});

test('people are called by the first part of their email, or by all of it when that is too short for a name', () => {
  expect(nameIn('zarmina.popal@school.example')).toBe('zarmina.popal');
  expect(nameIn('ab@school.example')).toBe('ab@school.example');
});
