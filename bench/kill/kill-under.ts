import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import type { Place } from '../common/place.ts';
import { startServer } from '../common/server-process.ts';

/** What is killed besides the server itself. */
export type Victim = 'server' | 'server and a backend of PostgreSQL';

/** People at work on a server until it is gone. */
export interface Load {
  work(port: number): Promise<unknown>;
  /** How much the server has told them is kept. */
  acknowledged(): number;
}

/** The server is killed at a random moment: after so many answers at most, however slow the machine, and some milliseconds. */
const MOST_ANSWERS = 100;
const MOST_MS = 50;
const PATIENCE_MS = 20_000;

/**
 * Starts a server on a place, lets people work on it, and kills it with -9 at a random moment.
 * @returns milliseconds until the server was ready
 */
export async function killUnder(place: Place, load: Load, victim: Victim): Promise<number> {
  const server = await startServer(place);
  const working = load.work(server.port);
  // Heard below, once the server is gone.
  working.catch(() => undefined);
  await someAnswers(load);
  if (victim !== 'server') await killBackend(place);
  await server.kill();
  await working;
  if (victim !== 'server') await recovered(place);
  return server.ready_after;
}

async function someAnswers(load: Load): Promise<void> {
  const wanted = load.acknowledged() + 1 + Math.random() * MOST_ANSWERS;
  const patience = performance.now() + PATIENCE_MS;
  while (load.acknowledged() < wanted && performance.now() < patience) await wait(5);
  await wait(Math.random() * MOST_MS);
}

/** Kills one of the server's sessions in PostgreSQL, which then throws all of them out and recovers from its log. */
async function killBackend({ database_url }: Place): Promise<void> {
  const client = new Client({ connectionString: database_url });
  // It is thrown out itself.
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query<{ pid: number }>(
    `select pid from pg_stat_activity where application_name = 'takhti' order by state = 'active' desc limit 1`,
  );
  const pid = rows[0]?.pid;
  if (pid !== undefined) process.kill(pid, 'SIGKILL');
  await client.end().catch(() => undefined);
}

/** Waits until PostgreSQL lets people in again. */
async function recovered({ database_url }: Place): Promise<void> {
  for (;;) {
    const client = new Client({ connectionString: database_url });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await wait(50);
    }
  }
}
