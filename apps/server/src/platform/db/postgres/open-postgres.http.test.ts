import { expect, inject, test } from 'vitest';
import { DatabaseUnavailable } from '../connection/database-unavailable.ts';
import { openPostgres } from './open-postgres.ts';

const template = inject('database_template');
const server_url = template.kind === 'postgres' ? template.server_url : '';
const addressWith = (change: (url: URL) => void): string => {
  const url = new URL(server_url);
  change(url);
  return url.href;
};

test.runIf(template.kind === 'postgres')(
  'a database that is not on the server is told in one sentence',
  async () => {
    const database_url = addressWith((url) => {
      url.pathname = '/takhti_of_nobody';
    });
    const opening = openPostgres({ database_url, log: () => undefined });
    await expect(opening).rejects.toThrow(DatabaseUnavailable);
    await expect(openPostgres({ database_url, log: () => undefined })).rejects.toThrow(
      'takhti_of_nobody, (DATABASE_URL) cannot be used: there is no such database on it',
    );
  },
);

test.runIf(template.kind === 'postgres')(
  'a user whom the server does not know is told in one sentence',
  async () => {
    const database_url = addressWith((url) => {
      url.username = 'takhti_nobody';
      url.password = 'guessed';
    });
    await expect(openPostgres({ database_url, log: () => undefined })).rejects.toThrow(DatabaseUnavailable);
  },
);
