import { connect } from './connection/connect.ts';
import type { DatabaseSettings, Db } from './db.ts';
import { migrate, migrationsFolder, readMigrations } from './migrate/migrate.ts';
import { explainFailure } from './postgres/explain-failure.ts';

/**
 * Opens the database, brings it to this version's level and keeps it tidy until it is closed.
 *
 * @throws DatabaseUnavailable with one sentence for the operator: folder in use, server unreachable or too old,
 *   written by another version
 */
export async function openDatabase(settings: DatabaseSettings): Promise<Db> {
  const connection = await connect(settings);
  try {
    await migrate(connection, await readMigrations(migrationsFolder));
  } catch (error) {
    await connection.close();
    throw settings.database_url ? explainFailure(error, settings.database_url) : error;
  }
  return connection;
}
