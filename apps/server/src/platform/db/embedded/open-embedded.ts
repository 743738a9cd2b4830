import { setFlagsFromString } from 'node:v8';
import { Client, Pool } from 'pg';
import { requireWritable } from '../../condition/require-writable.ts';
import { makeChannels } from '../channels.ts';
import { connectionOf, ignoreClientErrors, type Connection } from '../connection/connection.ts';
import { valueTypes } from '../schema/values.ts';
import { foldersIn, prepareFolder } from './data-folder.ts';
import { lockFolder } from './folder-lock.ts';
import { startHousekeeping } from './housekeeping.ts';
import { copyDatabase, removeSnapshots } from './snapshot/copy-database.ts';
import { serveSnapshots } from './snapshot/serve-snapshots.ts';
import { WorkerStream } from './worker-stream.ts';

// While V8 frees code of PGlite that it has compiled better, now and then it ends the process (nodejs/node#64500).
setFlagsFromString('--no-wasm-code-gc');

const STATEMENT_LIMIT_MS = 60_000;

export interface EmbeddedSettings {
  readonly data_dir: string;
  readonly log: (line: string) => void;
  /** Whether a commit waits for the disk. Tests turn it off. */
  readonly is_durable?: boolean;
  readonly statement_limit_ms?: number;
  readonly has_housekeeping?: boolean;
  /** Whether commands of this machine may have a copy of the database meanwhile. */
  readonly gives_snapshots?: boolean;
}

export interface EmbeddedConnection extends Connection {
  /** Does the housekeeping now, also while other work runs. */
  tidyUp(): Promise<void>;
}

/**
 * Opens the embedded database below the data folder, making it at the first start.
 *
 * @throws CannotRun when the folder is in use, of another version, full or not to be written
 */
export async function openEmbedded(settings: EmbeddedSettings): Promise<EmbeddedConnection> {
  const { data_dir, log, is_durable = true, statement_limit_ms = STATEMENT_LIMIT_MS } = settings;
  const folders = foldersIn(data_dir);
  await requireWritable(folders.root);
  const unlock = lockFolder(folders.lock, folders.root);
  let limit = statement_limit_ms;
  const threads = threadsFor(is_durable, () => limit);
  try {
    await removeSnapshots(folders.root);
    await prepareFolder(data_dir, async (folder) => {
      log('Making the database. This happens once and takes a few seconds.');
      await initialise(threads.open(folder));
      await threads.last();
    });
  } catch (error) {
    unlock();
    throw error;
  }

  const pool = new Pool({
    ...driverSettings(() => threads.open(folders.data)),
    // PGlite has one session: the pool is the queue before it, and opens the folder again after a worker's end.
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 0,
    // An idle database keeps no process alive: the server lives by its port, a command by its work.
    allowExitOnIdle: true,
  });
  ignoreClientErrors(pool);
  pool.on('error', (error) => log(`The embedded database is opened again: ${error.message}`));
  const channels = makeChannels(log);
  pool.on('connect', (client) => {
    client.on('notification', ({ channel, payload = '' }) => channels.deliver(channel, payload));
    const names = channels.names();
    // Queued before all queries of the pool's caller, so a reopened session misses nothing.
    if (names.length > 0)
      client
        .query(names.map((name) => `listen ${name}`).join(';'))
        .catch((error: unknown) => log(String(error)));
  });

  const housekeeping = startHousekeeping({ pool, log, is_scheduled: settings.has_housekeeping !== false });
  const stopSnapshots = settings.gives_snapshots
    ? await serveSnapshots(folders.root, (into) => copyDatabase(pool, folders.data, into), log)
    : undefined;
  const connection = connectionOf({
    kind: 'embedded',
    pool,
    channels,
    async subscribe(channel) {
      await pool.query(`listen ${channel}`);
    },
    async unsubscribe(channel) {
      await pool.query(`unlisten ${channel}`);
    },
    async withoutStatementLimit(work) {
      limit = Infinity;
      try {
        return await work();
      } finally {
        limit = statement_limit_ms;
      }
    },
    async dispose() {
      housekeeping.stop();
      await stopSnapshots?.();
      await threads.last();
      unlock();
    },
  });
  return { ...connection, tidyUp: housekeeping.tidyUp };
}

/** One worker after the other: a folder has never two of them. */
function threadsFor(is_durable: boolean, limit: () => number) {
  let gone: Promise<void> = Promise.resolve();
  return {
    open(folder: string): WorkerStream {
      const stream = new WorkerStream({ folder, is_durable, limit, after: gone });
      gone = stream.gone;
      return stream;
    },
    last: () => gone,
  };
}

function driverSettings(stream: () => WorkerStream) {
  return { stream, types: valueTypes, user: 'postgres', database: 'postgres', host: 'embedded', ssl: false };
}

/** Opens and closes: PGlite makes what is missing. */
async function initialise(stream: WorkerStream): Promise<void> {
  const client = new Client(driverSettings(() => stream));
  await client.connect();
  await client.end();
}
