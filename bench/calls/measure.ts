import { writeFile } from 'node:fs/promises';
import { openConnection } from '../common/connection.ts';
import type { ProcessorTime } from '../common/cpu.ts';
import type { Developer } from '../common/people.ts';
import type { ServerProcess } from '../common/server-process.ts';
import type { Scenario } from './scenarios.ts';
import type { Size } from './seed.ts';
import { fire } from './wrk.ts';

/** What one server did in the time that it was given. */
export interface Measured {
  readonly answered: number;
  readonly seconds: number;
  readonly cpu: ProcessorTime;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** Answers that were no success, as far as they could be told. */
  readonly failed: number;
}

const SUCCESS = '{"error_code":0,';
/** Requests that are sent again and again, and those of them that are tried first. */
const MOST = 20_000;
const TRIED = 300;

/** A server under load, with requests that were written down for it. */
export interface Target {
  readonly run: (seconds: number) => Promise<Measured>;
  /** The first answers that were no success when each answer was read, before the load. */
  readonly failures: readonly string[];
}

/** Writes down what the callers send, and tries it: under load answers are counted, not read. */
export async function aim(
  server: ServerProcess,
  scenario: Scenario,
  developers: readonly Developer[],
  size: Size,
  file: string,
): Promise<Target> {
  const callers = developers.map((developer) => ({
    next: scenario.makeCaller(developer, size, developers.length),
    session_id: scenario.is_public ? '' : developer.session_id,
  }));
  const requests = Array.from({ length: MOST }, (_, at) => {
    const { next, session_id } = callers[at % callers.length] as (typeof callers)[number];
    return { session_id, body: next() };
  });
  const line = ({ session_id, body }: (typeof requests)[number]): string =>
    `${scenario.path}\t${session_id}\t${JSON.stringify(body)}`;
  await writeFile(file, `${requests.map(line).join('\n')}\n`);

  const failures: string[] = [];
  const connection = await openConnection(server.port);
  for (const { session_id, body } of requests.slice(0, TRIED)) {
    const reply = await connection.call(scenario.path, body, session_id);
    if (!reply.body.startsWith(SUCCESS)) failures.push(`${reply.status} ${reply.body.slice(0, 300)}`);
  }
  connection.close();

  return {
    failures,
    async run(seconds) {
      const before = server.processorTime();
      const counted = await fire(server.port, { file, callers: developers.length, seconds });
      const after = server.processorTime();
      return {
        answered: counted.answered - counted.failed,
        seconds: counted.microseconds / 1e6,
        cpu: { server: after.server - before.server, database: after.database - before.database },
        p50: counted.p50 / 1000,
        p99: counted.p99 / 1000,
        failed: counted.failed,
      };
    },
  };
}
