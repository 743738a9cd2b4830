export type { KnownBy } from './schema/known-by.ts';
export type { Database } from './schema/schema.ts';
export type { PackageEntries, PackageEntry } from './schema/uploads-table.ts';
export type { Db, Tx } from './db.ts';
export { DatabaseUnavailable } from './connection/database-unavailable.ts';
export { openDatabase } from './open-database.ts';
export { prebuilt } from './prebuilt.ts';
export { inSavepoint } from './savepoint.ts';
export { tableNames } from './schema/table-columns.ts';
