import { PGlite } from '@electric-sql/pglite';

/**
 * What PGlite starts PostgreSQL with, in less memory: what it has once taken it never gives back, and what its buffers do not hold
 * the system's own cache does.
 */
export const startParams = [
  ...PGlite.defaultStartParams,
  '-c',
  'shared_buffers=48MB',
  '-c',
  'maintenance_work_mem=16MB',
];

/** The same with syncing switched on. */
export const durableParams = [
  ...startParams.filter((param) => param !== '-F'),
  '-c',
  // The only one of PostgreSQL's ways to sync that reaches the hook of DurableNodeFS.
  'wal_sync_method=fsync',
];
