import { Client, Pool } from 'pg';
import { makeChannels } from '../channels.ts';
import { connectionOf, ignoreClientErrors, type Connection } from '../connection/connection.ts';
import { DatabaseUnavailable } from '../connection/database-unavailable.ts';
import { valueTypes } from '../schema/values.ts';
import { explainFailure } from './explain-failure.ts';
import { makeListener } from './listener.ts';
import { findPrimary, type LookTimes } from './primary.ts';
import { serversOf } from './servers.ts';

const OLDEST_SERVER = 150_000;
const STATEMENT_LIMIT_MS = 60_000;

export interface PostgresSettings {
  readonly database_url: string;
  readonly log: (line: string) => void;
  readonly statement_limit_ms?: number;
  /** Connections kept at most, the one that listens not counted. */
  readonly connections?: number;
  /** How several servers are looked at. */
  readonly times?: LookTimes;
}

/**
 * Connects to a PostgreSQL server, or to the one of several that takes writes.
 *
 * @throws DatabaseUnavailable when the server cannot be reached, refuses us or is too old
 */
export async function openPostgres(settings: PostgresSettings): Promise<Connection> {
  const { database_url, log, statement_limit_ms = STATEMENT_LIMIT_MS, connections = 10 } = settings;
  const connection = {
    application_name: 'takhti',
    types: valueTypes,
    keepAlive: true,
    connectionTimeoutMillis: 10_000,
    // The embedded database thinks in UTC too; the limits end what nobody waits for any more.
    options: `-c timezone=UTC -c statement_timeout=${statement_limit_ms} -c idle_in_transaction_session_timeout=${statement_limit_ms}`,
  };
  const primary = await findPrimary(serversOf(database_url), connection, log, settings.times).catch(
    (error: unknown) => {
      throw explainFailure(error, database_url);
    },
  );
  // Each connection is made to the server that takes writes at that moment.
  class PrimaryClient extends Client {
    constructor() {
      super(primary.config());
    }
  }
  const pool = new Pool({ ...connection, max: connections, Client: PrimaryClient });
  ignoreClientErrors(pool);
  pool.on('error', (error) => log(`A connection to the database was lost: ${error.message}`));
  try {
    await refuseOldServer(pool);
  } catch (error) {
    await pool.end();
    await primary.close();
    throw explainFailure(error, database_url);
  }

  const channels = makeChannels(log);
  const listener = makeListener({ connect: primary.config, channels, log });
  return connectionOf({
    kind: 'postgres',
    pool,
    channels,
    subscribe: listener.subscribe,
    unsubscribe: listener.unsubscribe,
    // Connections of the pool change: a transaction that needs longer sets its own limit.
    withoutStatementLimit: (work) => work(),
    async dispose() {
      await listener.close();
      await primary.close();
    },
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
