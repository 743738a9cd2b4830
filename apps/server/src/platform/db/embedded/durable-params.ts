import { PGlite } from '@electric-sql/pglite';

/** What PGlite starts PostgreSQL with, but with syncing switched on. */
export const durableParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  '-c',
  // The only one of PostgreSQL's ways to sync that reaches the hook of DurableNodeFS.
  'wal_sync_method=fsync',
];
