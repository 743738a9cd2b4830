import { createHash } from 'node:crypto';
import { login, readSession } from '@takhti/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashPassword } from '../features/account/index.ts';
import { makeTestApp, type TestApp } from '../testing/index.ts';
import { saveProgress } from './demo.queries.ts';
import { closeDemo, fillInDemo } from './index.ts';
import { createInstitution, demoPassword, hashDemoPassword } from './institutions.ts';
import { institutions } from './material/people.ts';

let server: TestApp;
beforeAll(async () => {
  server = await makeTestApp();
});
afterAll(() => server.close());

const sha256 = (password: string): string => createHash('sha256').update(password).digest('hex');
const silent = (): void => undefined;

test('a database on which the demo was tried has no demo login in production, but people with passwords of their own', async () => {
  const [demo, other] = institutions;
  if (!demo || !other) throw new Error('there are two');
  const { sessions } = await createInstitution(server.services, demo, await hashDemoPassword());
  await createInstitution(server.services, other, await hashPassword(sha256('a password of our own')));
  await server.db.inTransaction((tx) => saveProgress(tx, 'done'));
  const open = { session_id: sessions.get('admin') ?? '' };
  await server.as(open).ok(readSession, {});

  await closeDemo(server.services, silent);
  const pwd = sha256(demoPassword);
  expect((await server.as(null).refused(login, { username: 'admin', pwd })).problem).toBe(
    'account.wrong_credentials',
  );
  expect((await server.as(open).refused(readSession, {})).problem).toBe('account.unauthorized');
  await server.as(null).ok(login, { username: 'admin@201', pwd: sha256('a password of our own') });
  expect(await fillInDemo(server.services, silent)).toBeNull();
});
