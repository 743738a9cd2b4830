import { openConnection, type Connection } from '../common/connection.ts';
import type { Developer } from '../common/people.ts';
import type { ServerProcess } from '../common/server-process.ts';
import type { Scenario } from './scenarios.ts';
import type { Size } from './seed.ts';

/** What one server did in the time that it was given. */
export interface Measured {
  readonly answered: number;
  readonly seconds: number;
  /** Of server and database. */
  readonly cpu_seconds: number;
  /** Milliseconds of each call. */
  readonly latencies: readonly number[];
  /** The first answers that were no success, as they came. */
  readonly failures: readonly string[];
}

/** However fast a server is, it gets no more calls than this in a slice. */
const MOST_CALLS = 50_000;
const SUCCESS = '{"error_code":0,';

/** A server under load, with callers who remember what they did. */
export interface Target {
  readonly run: (seconds: number) => Promise<Measured>;
  readonly close: () => void;
}

/** Gives every caller a connection of their own to a server. */
export async function aim(
  server: ServerProcess,
  scenario: Scenario,
  developers: readonly Developer[],
  size: Size,
): Promise<Target> {
  const callers = await Promise.all(
    developers.map(async (developer) => ({
      connection: await openConnection(server.port),
      next: scenario.makeCaller(developer, size, developers.length),
      session_id: scenario.is_public ? '' : developer.session_id,
    })),
  );

  async function run(seconds: number): Promise<Measured> {
    const latencies: number[] = [];
    const failures: string[] = [];
    const cpu = server.cpuSeconds();
    const started = performance.now();
    const until = started + seconds * 1000;

    async function work(connection: Connection, next: () => object, session_id: string): Promise<void> {
      while (performance.now() < until && latencies.length < MOST_CALLS) {
        const request = next();
        const sent = performance.now();
        const { status, body } = await connection.call(scenario.path, request, session_id);
        latencies.push(performance.now() - sent);
        if (!body.startsWith(SUCCESS)) failures.push(`${status} ${body.slice(0, 300)}`);
      }
    }

    await Promise.all(callers.map(({ connection, next, session_id }) => work(connection, next, session_id)));
    const elapsed = (performance.now() - started) / 1000;
    const answered = latencies.length - failures.length;
    return { answered, seconds: elapsed, cpu_seconds: server.cpuSeconds() - cpu, latencies, failures };
  }

  return { run, close: () => callers.forEach(({ connection }) => connection.close()) };
}
