import type { Connection } from './connection.ts';
import type { DatabaseSettings } from '../db.ts';

/**
 * Opens whichever database the settings name, without migrating it.
 *
 * @throws DatabaseUnavailable as `openDatabase` does
 */
export async function connect({
  database_url,
  data_dir,
  log,
  gives_snapshots = false,
  is_durable = true,
}: DatabaseSettings): Promise<Connection> {
  // Each engine is loaded when it is used: PGlite alone takes a quarter of a second.
  if (database_url) {
    const { openPostgres } = await import('../postgres/open-postgres.ts');
    return openPostgres({ database_url, log });
  }
  const { openEmbedded } = await import('../embedded/open-embedded.ts');
  return openEmbedded({ data_dir, log, gives_snapshots, is_durable });
}
