import { createUser, login, loginJwt, uploadUsers } from '@takhti/contract';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeTestApp, type TestApp, type TestPerson } from '../../testing/index.ts';
import { editOf, newPerson, pwdOf } from './testing/forms.ts';

let server: TestApp;
let stranger: TestPerson;
let target: { user_id: string; username: string; email: string };
const pwd = pwdOf('the password of the target');

beforeAll(async () => {
  server = await makeTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  stranger = await server.make.person({ roles: ['admin'] });
  const admin = await server.make.person({ roles: ['admin'] });
  target = await server.as(admin).ok(createUser, newPerson({ password: pwd }));
});

async function whoLogsIn(username: string): Promise<string | undefined> {
  const reply = await server.as(null).call(login, { username, pwd });
  return (reply.data as { user?: { user_id: string } }).user?.user_id;
}

/** What an administrator of another institution may try with a login name of the target. */
const attempts: [string, (name: string) => Promise<unknown>][] = [
  ['as the username of somebody new', (username) => make({ username })],
  ['as the email of somebody new', (email) => make({ email })],
  ['as both', (name) => make({ username: name, email: name })],
  ['in capitals', (name) => make({ username: name.toUpperCase() })],
  [
    'for somebody they have',
    async (username) => {
      const own = await server.as(stranger).ok(createUser, newPerson());
      return server.as(stranger).call(createUser, editOf(own, { username }));
    },
  ],
  [
    'by a file',
    (name) => {
      const heading = 'Username,Password,Full name,Email,Roles,Grades,Subjects';
      const body = `${heading}\n${name},change-me,Somebody,${name}@example.org,cr,ALL,ALL`;
      return server.as(stranger).call(uploadUsers, {}, { file_name: 'users.csv', body });
    },
  ],
  [
    'by a token of their LMS',
    async (sub) => {
      const key = 'a shared secret of at least thirty-two bytes';
      const common = { issuer: 'https://lms.example', audience: 'takhti' };
      const jwt = { algorithm: 'HS256', key, ...common, provisions: true };
      const institution_id = await server.make.institution({ settings: { jwt } });
      const token = await new SignJWT({ institution_id, sub, email: sub })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer(common.issuer)
        .setAudience(common.audience)
        .setExpirationTime(Math.floor(server.clock.now().getTime() / 1000) + 60)
        .sign(new TextEncoder().encode(key));
      return server.as(null).call(loginJwt, { token });
    },
  ],
];

function make(overrides: Parameters<typeof newPerson>[0]) {
  return server.as(stranger).call(createUser, newPerson(overrides));
}

describe.each(['username', 'email'] as const)('the %s of a person', (field) => {
  test.each(attempts)(
    'logs them in, no matter who of another institution takes it %s',
    async (_how, take) => {
      const name = target[field];
      expect(await whoLogsIn(name)).toBe(target.user_id);
      const reply = await take(name);
      expect(JSON.stringify(reply)).not.toContain('server.fault');
      expect(await whoLogsIn(name)).toBe(target.user_id);
    },
  );
});

test('a username that is somebody’s email is refused beside its field', async () => {
  const form = newPerson({ username: target.email });
  const refused = await server.as(stranger).refused(createUser, form);
  expect(refused.details).toMatchObject({ fields: [{ field: 'username', fault: 'username_taken' }] });
});

test('a login name is free again when its person has another', async () => {
  const own = await server.as(stranger).ok(createUser, newPerson({ password: pwd }));
  await server
    .as(stranger)
    .ok(createUser, editOf(own, { username: `${own.username}-2`, email: 'new@example.org' }));
  const next = await server
    .as(stranger)
    .ok(createUser, newPerson({ username: own.email, email: own.email, password: pwd }));
  expect(await whoLogsIn(own.email)).toBe(next.user_id);
  expect(await whoLogsIn(own.username)).toBeUndefined();
});

test('two rows of a file, one with the other’s email for a username, are both refused', async () => {
  const rows = [
    'Username,Password,Full name,Email,Roles,Grades,Subjects',
    'one,change-me,Person One,shared@example.org,cr,ALL,ALL',
    'shared@example.org,change-me,Person Two,two@example.org,cr,ALL,ALL',
  ];
  const refused = await server
    .as(stranger)
    .refused(uploadUsers, {}, { file_name: 'users.csv', body: rows.join('\n') });
  expect(refused.details).toMatchObject({
    findings: [{ row: 3, column: 'Username', fault: 'username_twice' }],
  });
});
