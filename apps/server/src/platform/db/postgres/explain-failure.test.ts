import { expect, test } from 'vitest';
import { DatabaseUnavailable } from '../connection/database-unavailable.ts';
import { explainFailure } from './explain-failure.ts';
import { openPostgres } from './open-postgres.ts';

const URL_WITH_PASSWORD = 'postgres://writer:s3cret@db.example.org:6432/takhti';
const failure = (code: string): Error => Object.assign(new Error(`raw ${code} s3cret`), { code });

test.each([
  ['ECONNREFUSED', 'nothing listens there'],
  ['ENOTFOUND', 'no machine has that name'],
  ['28P01', 'the password is wrong'],
  ['3D000', 'there is no such database on it'],
  ['42501', 'make it the owner of the database'],
  ['53300', 'it has no connection left'],
])('%s becomes one sentence that names the server and not the password', (code, reason) => {
  const explained = explainFailure(failure(code), URL_WITH_PASSWORD);
  expect(explained).toBeInstanceOf(DatabaseUnavailable);
  const { message } = explained as DatabaseUnavailable;
  expect(message).toMatch(
    /^The database at db\.example\.org:6432, database takhti, \(DATABASE_URL\) cannot be used: /,
  );
  expect(message).toContain(reason);
  expect(message).not.toContain('s3cret');
});

test('a fault of ours is not dressed up', () => {
  const fault = failure('42601');
  expect(explainFailure(fault, URL_WITH_PASSWORD)).toBe(fault);
});

test('a server that is not there is told in one sentence', async () => {
  // Nothing listens on the port that machines keep for discarding.
  const opening = openPostgres({
    database_url: 'postgres://takhti:s3cret@127.0.0.1:9/takhti',
    log: () => undefined,
  });
  await expect(opening).rejects.toThrow(DatabaseUnavailable);
});
