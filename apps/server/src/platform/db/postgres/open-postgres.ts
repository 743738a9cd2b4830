import { Pool } from 'pg';
import { makeChannels } from '../channels.ts';
import { connectionOf, ignoreClientErrors, type Connection } from '../connection/connection.ts';
import { DatabaseUnavailable } from '../connection/database-unavailable.ts';
import { valueTypes } from '../schema/values.ts';
import { explainFailure } from './explain-failure.ts';
import { makeListener } from './listener.ts';

const OLDEST_SERVER = 150_000;
const STATEMENT_LIMIT_MS = 60_000;

export interface PostgresSettings {
  readonly database_url: string;
  readonly log: (line: string) => void;
  readonly statement_limit_ms?: number;
  /** Connections kept at most, the one that listens not counted. */
  readonly connections?: number;
}

/**
 * Connects to a PostgreSQL server.
 *
 * @throws DatabaseUnavailable when the server cannot be reached, refuses us or is too old
 */
export async function openPostgres(settings: PostgresSettings): Promise<Connection> {
  const { database_url, log, statement_limit_ms = STATEMENT_LIMIT_MS, connections = 10 } = settings;
  const connection = {
    connectionString: database_url,
    application_name: 'takhti',
    types: valueTypes,
    keepAlive: true,
    connectionTimeoutMillis: 10_000,
    // The embedded database thinks in UTC too; the limits end what nobody waits for any more.
    options: `-c timezone=UTC -c statement_timeout=${statement_limit_ms} -c idle_in_transaction_session_timeout=${statement_limit_ms}`,
  };
  const pool = new Pool({ ...connection, max: connections });
  ignoreClientErrors(pool);
  pool.on('error', (error) => log(`A connection to the database was lost: ${error.message}`));
  try {
    await refuseOldServer(pool);
  } catch (error) {
    await pool.end();
    throw explainFailure(error, database_url);
  }

  const channels = makeChannels(log);
  const listener = makeListener({ connection, channels, log });
  return connectionOf({
    kind: 'postgres',
    pool,
    channels,
    subscribe: listener.subscribe,
    unsubscribe: listener.unsubscribe,
    // Connections of the pool change: a transaction that needs longer sets its own limit.
    withoutStatementLimit: (work) => work(),
    dispose: listener.close,
  });
}

async function refuseOldServer(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ server_version_num: string; server_version: string }>(
    `select current_setting('server_version_num') as server_version_num,
            current_setting('server_version') as server_version`,
  );
  const [version] = rows;
  if (!version || Number(version.server_version_num) < OLDEST_SERVER)
    throw new DatabaseUnavailable(
      `Takhti needs PostgreSQL 15 or newer, and DATABASE_URL leads to ${version?.server_version ?? 'something else'}.`,
    );
}
