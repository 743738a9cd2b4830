import { setTimeout as wait } from 'node:timers/promises';
import { scenarios } from '../calls/scenarios.ts';
import type { Size } from '../calls/seed.ts';
import { openConnection } from '../common/connection.ts';
import type { Developer } from '../common/people.ts';

/** What the people of another institution had of the server meanwhile. */
export interface Neighbours {
  /** Milliseconds of each call since the last time that somebody asked, sorted; and what failed. */
  take(): { readonly latencies: readonly number[]; readonly failures: readonly string[] };
  stop(): Promise<void>;
}

const REST_MS = 50;
const names = ['dashboard list', 'open', 'save container', 'save question', 'library search', 'answer-save'];

/** Lets people work: each makes a call, rests a moment, and makes the next. */
export async function startNeighbours(
  port: number,
  developers: readonly Developer[],
  size: Size,
): Promise<Neighbours> {
  let latencies: number[] = [];
  let failures: string[] = [];
  const stopping = new AbortController();
  const chosen = scenarios.filter(({ name }) => names.includes(name));

  async function work(developer: Developer): Promise<void> {
    const connection = await openConnection(port);
    const callers = chosen.map((scenario) => ({
      ...scenario,
      next: scenario.makeCaller(developer, size, developers.length),
    }));
    for (let turn = developer.n; !stopping.signal.aborted; turn += 1) {
      const { path, is_public, next } = callers[turn % callers.length] as (typeof callers)[number];
      const sent = performance.now();
      const { status, body } = await connection.call(path, next(), is_public ? '' : developer.session_id);
      latencies.push(performance.now() - sent);
      if (!body.startsWith('{"error_code":0,')) failures.push(`${path}: ${status} ${body.slice(0, 200)}`);
      await wait(REST_MS);
    }
    connection.close();
  }

  const working = Promise.all(developers.map(work));
  // Told when they are stopped.
  working.catch(() => undefined);
  return {
    take() {
      const taken = { latencies: latencies.toSorted((a, b) => a - b), failures };
      latencies = [];
      failures = [];
      return taken;
    },
    async stop() {
      stopping.abort();
      await working;
    },
  };
}
