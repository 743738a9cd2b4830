import { Socket } from 'node:net';
import { Client, type ClientConfig } from 'pg';

/** In milliseconds. */
export interface LookTimes {
  /** How often the servers are looked at. */
  readonly every: number;
  /** A server that does not answer for so long is taken for dead, though its connections are still open. */
  readonly patience: number;
}

const usualTimes: LookTimes = { every: 2_000, patience: 5_000 };

/** The one of several servers that takes writes. */
export interface Primary {
  /** How to connect to it as it is known now. */
  config(): ClientConfig;
  /** Ceases to look. */
  close(): Promise<void>;
}

/**
 * Finds the server that takes writes, and continues looking: when it dies and another is promoted, connections lead there from
 * then on. Connections that are still open to the old one are closed, for a machine that lost its power never says so.
 *
 * With one server there is nothing to look for.
 * @param urls one of each server
 * @param connection what every connection has in common
 * @throws what the first server answered when none takes writes
 */
export async function findPrimary(
  urls: readonly string[],
  connection: ClientConfig,
  log: (line: string) => void,
  { every, patience }: LookTimes = usualTimes,
): Promise<Primary> {
  const [first = ''] = urls;
  let current = first;
  let looking: Promise<void> | undefined;
  const sockets = new Map<Socket, string>();

  const configOf = (url: string): ClientConfig => ({
    ...connection,
    connectionString: url,
    stream: () => {
      const socket = new Socket();
      sockets.set(socket, url);
      socket.once('close', () => sockets.delete(socket));
      return socket;
    },
  });

  async function look(): Promise<void> {
    if (await takesWrites(current).catch(() => false)) return;
    const found = await firstThatTakesWrites(urls, takesWrites);
    if (found === current) return;
    log(`The database is served by ${placeOf(found)} from now on.`);
    current = found;
    for (const [socket, url] of sockets)
      if (url !== found) socket.destroy(new Error('Connection terminated: the database has moved'));
  }

  async function takesWrites(url: string): Promise<boolean> {
    const client = new Client({
      ...configOf(url),
      application_name: 'takhti watch',
      connectionTimeoutMillis: patience,
      query_timeout: patience,
    });
    client.on('error', () => undefined);
    try {
      await client.connect();
      const { rows } = await client.query<{ is_standby: boolean }>(
        'select pg_is_in_recovery() as is_standby',
      );
      return rows[0]?.is_standby === false;
    } finally {
      // One that does not answer would not say goodbye either.
      void client.end().catch(() => undefined);
    }
  }

  if (urls.length === 1)
    return { config: () => ({ ...connection, connectionString: first }), close: () => Promise.resolve() };
  current = await firstThatTakesWrites(urls, takesWrites);
  const timer = setInterval(() => {
    // None takes writes for now: the next look may find one.
    looking ??= look()
      .catch(() => undefined)
      .finally(() => {
        looking = undefined;
      });
  }, every);
  timer.unref();
  return {
    config: () => configOf(current),
    async close() {
      clearInterval(timer);
      await looking;
    },
  };
}

/** @throws what the first server answered when none takes writes */
async function firstThatTakesWrites(
  urls: readonly string[],
  takesWrites: (url: string) => Promise<boolean>,
): Promise<string> {
  const answers = await Promise.allSettled(urls.map(takesWrites));
  const at = answers.findIndex((answer) => answer.status === 'fulfilled' && answer.value);
  const found = urls[at];
  if (found !== undefined) return found;
  const failed = answers.find((answer) => answer.status === 'rejected');
  throw failed
    ? failed.reason
    : Object.assign(new Error('All servers only follow another one.'), { code: '25006' });
}

function placeOf(url: string): string {
  return new URL(url).host;
}
