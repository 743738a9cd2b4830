import { defineConfig } from 'vitest/config';

const NEVER = ['**/node_modules/**', '**/dist/**', 'data/**'];

export default defineConfig({
  // Components are compiled for React's own runtime, as Vite does for the bundles.
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    // More workers than cores only make the database tests wait for each other.
    maxWorkers: 2,
    pool: 'forks',
    // As in the browser: what passes only the second time is named in the report, and does not stop everybody.
    retry: 1,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['packages/**/*.test.{ts,tsx}', 'apps/**/*.test.{ts,tsx}', 'scripts/**/*.test.mjs'],
          exclude: [...NEVER, '**/*.http.test.ts'],
          environment: 'node',
        },
      },
      {
        extends: true,
        test: {
          name: 'http',
          include: ['apps/server/**/*.http.test.ts'],
          exclude: NEVER,
          environment: 'node',
          globalSetup: ['apps/server/src/platform/db/testing/global-setup.ts'],
          // A worker opens its copy of the migrated template once and keeps it for all of its files.
          isolate: false,
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
