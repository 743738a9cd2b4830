import { findPostgres, NO_POSTGRES } from './debian.mjs';
import { startPostgres } from './postgres.mjs';
import { runVitest } from './vitest.mjs';

/**
 * What an engine can do otherwise than the other one: its connections, migrations and backups, every call once, what happens when
 * two are in each other's way, search, live notices, and what it says of packed values. The journeys run on the embedded engine too.
 */
export const ENGINE_TESTS = [
  'apps/server/src/platform/db/',
  'apps/server/src/demo/',
  'apps/server/src/http/binding/every-call',
  'apps/server/src/http/binding/mixed-ids',
  'apps/server/src/features/containers/',
  'apps/server/src/features/library/',
  'apps/server/src/features/live/',
  'apps/server/src/features/review/all-or-nothing',
  'apps/server/src/features/storage/list-used',
];

/** The HTTP tests: all of them on PostgreSQL, and on the embedded database those that may differ there; all where there is no PostgreSQL. */
export function httpSteps(args = []) {
  return [
    { name: 'http, PostgreSQL', run: () => onPostgres(args) },
    {
      name: 'http, embedded',
      run: () =>
        runVitest(
          ['http'],
          { TAKHTI_TEST_DB: 'embedded' },
          findPostgres() ? [...args, ...ENGINE_TESTS] : args,
        ),
    },
  ];
}

async function onPostgres(args) {
  const binaries = findPostgres();
  if (!binaries) return { passed: 0, failed: 0, skipped: NO_POSTGRES };
  const postgres = await startPostgres(binaries);
  try {
    return await runVitest(
      ['http'],
      { TAKHTI_TEST_DB: 'postgres', TAKHTI_TEST_DATABASE_URL: postgres.url },
      args,
    );
  } finally {
    postgres.stop();
  }
}
