import { countDashboard, type FailureData } from '@takhti/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTestApp, type TestApp, type TestPerson } from '../testing/index.ts';

let server: TestApp;
let person: TestPerson;
/** What the database fails with; null lets it work. */
let fault: Error | null = null;

beforeAll(async () => {
  const failing = <T>(work: () => Promise<T>): Promise<T> => (fault ? Promise.reject(fault) : work());
  server = await makeTestApp({}, (db) => ({
    ...db,
    inTransaction: (work) => failing(() => db.inTransaction(work)),
    inReadTransaction: (work) => failing(() => db.inReadTransaction(work)),
    readOne: (work) => failing(() => db.readOne(work)),
  }));
  person = await server.make.person();
});
afterAll(async () => {
  fault = null;
  await server.close();
});

const coded = (code: string): Error => Object.assign(new Error('said by the machine'), { code });

test.each([
  ['a full disk', coded('53100'), 'server.disk_full', 503],
  ['a database for reading only', coded('25006'), 'server.read_only', 503],
  ['a database that is gone', coded('ECONNREFUSED'), 'server.unavailable', 503],
  ['a damaged page', coded('XX001'), 'server.unavailable', 503],
  ['a fault of ours', new Error('x is undefined'), 'server.fault', 500],
])('a call that meets %s says so, and the next one is answered', async (_, error, problem, status) => {
  fault = error;
  const response = await server.post(countDashboard.path, {}, person.session_id);
  fault = null;
  expect(response.statusCode).toBe(status);
  expect(response.json<{ data: FailureData }>().data.problem).toBe(problem);
  expect(response.body).not.toContain('machine');
  await server.as(person).ok(countDashboard, {});
});

test('what a call met of a damaged database is told to the person who watches, with what to do', async () => {
  const response = await server.app.inject('/health');
  expect(response.statusCode).toBe(200);
  expect(response.json()).toMatchObject({
    status: 'degraded',
    database: server.db.kind,
    reasons: expect.arrayContaining([
      { reason: 'damaged', sentence: expect.stringContaining('restore the last backup') },
    ]),
  });
});

test('work that said it reads and tries to write is a fault of ours, not a standby', async () => {
  const writing = server.db.inReadTransaction((tx) =>
    tx.deleteFrom('installation').where('name', '=', 'nothing').execute(),
  );
  await expect(writing).rejects.toThrow('Work that said it only reads has tried to write.');
});
