import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import type { Leaderboard } from '@takhti/contract';
import { competitionDefaults, localTime } from '@takhti/domain';
import { Pool } from 'pg';
import { hashSecret } from '../../apps/server/src/platform/secret.ts';
import { played } from '../calls/content.ts';
import { onDatabase, seed } from '../calls/seed.ts';
import { machine, percentile, tenths, whole } from '../common/figures.ts';
import { id } from '../common/ids.ts';
import { INSTITUTION } from '../common/people.ts';
import { withEngines, type Place } from '../common/place.ts';
import { startServer } from '../common/server-process.ts';
import { left, printTable, right } from '../common/table.ts';
import { bareStatement, countStatements, seedCompetition, seedLearners } from './leaderboard.queries.ts';
import { post } from './phones.ts';

const LEARNERS = { whole: 1_000_000, quick: 50_000 };
const CHUNK = 100_000;
const RESULTS_PER_SECOND = 500;
/** As many at once: each waits for the disk at its commit, and four alone come to some 300 results a second. */
const WRITERS = 8;
const READS = { whole: 400, quick: 60 };
const token = 'secret-of-every-learner-of-the-bench';
const clock = 'UTC 0';

/** Reads boards of a country, a school and a class among a million learners, while results are counted. On PostgreSQL alone. */
export async function benchLeaderboard(isQuick: boolean): Promise<void> {
  const load = loadavg()[0] ?? 0;
  const learners = isQuick ? LEARNERS.quick : LEARNERS.whole;
  await withEngines(async ({ name, makePlace }) => {
    if (name === 'embedded') return;
    const place = await makePlace('leaderboard');
    await fill(place, learners);
    const rows = await measure(place, learners, isQuick ? READS.quick : READS.whole);
    printTable(
      `Leaderboards of ${whole(learners)} learners, ${RESULTS_PER_SECOND} results a second (${machine(availableParallelism(), load)})`,
      [left('board'), right('reads'), right('p50 ms'), right('p99 ms'), right('results a second')],
      rows,
    );
  });
}

const content_id = id('content', played[0] ?? 0);
const playerOf = (n: number): string => id('player', n);

async function fill(place: Place, learners: number): Promise<void> {
  await seed(place, { containers: 1_000, questions_per_bank: 3 }, 1);
  const day = 24 * 3_600_000;
  const doc = {
    schema_version: 1,
    description: '',
    ...competitionDefaults,
    timezone: 'UTC',
    start_date: localTime('UTC', new Date(Date.now() - 5 * day)),
    end_date: localTime('UTC', new Date(Date.now() + 5 * day)),
    ispublic: 1,
    ismultiplayer: 1,
    levels: [],
    lessons: [],
  };
  await onDatabase(place, async (db) => {
    await db.inTransaction((tx) => seedCompetition(tx, content_id, doc, clock));
    for (let from = 0; from < learners; from += CHUNK) {
      const range = { from, to: Math.min(from + CHUNK, learners) - 1 };
      await db.inTransaction((tx) =>
        seedLearners(tx, { content_id, clock, token_hash: hashSecret(token) }, range),
      );
    }
  });
  const pool = new Pool({ connectionString: place.database_url, max: 1 });
  await pool.query('vacuum analyze');
  await pool.end();
}

async function measure(place: Place, learners: number, reads: number): Promise<string[][]> {
  const server = await startServer(place);
  const pool = new Pool({ connectionString: place.database_url, max: 8 });
  const counting = startCounting(pool, learners);
  const rows: string[][] = [];
  const scopes = ['country', 'school', 'class'] as const;
  for (const scope of scopes)
    rows.push(
      await timed(scope, reads, counting, async () => {
        const player_id = playerOf(Math.floor(Math.random() * learners));
        const request = {
          institution_id: INSTITUTION,
          content_id,
          player_id,
          player_token: token,
          period: 3,
          scope,
        };
        const board = await post<Leaderboard>({ port: server.port }, 'competition/leaderboard', request);
        if (!board || board.rows.length === 0) throw new Error('a board was not told');
      }),
    );
  rows.push(
    await timed('bare query: first 20 of the country', reads, counting, () =>
      pool.query(bareStatement, [INSTITUTION, content_id, clock]),
    ),
  );
  counting.stop();
  await pool.end();
  await server.stop();
  return rows;
}

interface Counting {
  count: number;
  stop(): void;
}

/** Counts so many results a second, each in a transaction. */
function startCounting(pool: Pool, learners: number): Counting {
  const stopped = new AbortController();
  const counting: Counting = { count: 0, stop: () => stopped.abort() };
  const since = performance.now();
  async function work(): Promise<void> {
    while (!stopped.signal.aborted) {
      const due = ((performance.now() - since) / 1000) * RESULTS_PER_SECOND;
      if (counting.count >= due) {
        await wait(2);
        continue;
      }
      counting.count += 1;
      const statements = countStatements(content_id, clock, playerOf(Math.floor(Math.random() * learners)));
      await pool.query(['begin', ...statements, 'commit'].join(';\n'));
    }
  }
  for (let n = 0; n < WRITERS; n += 1)
    void work().catch((error: unknown) => console.log(`! ${String(error)}`));
  return counting;
}

async function timed(
  name: string,
  reads: number,
  counting: Counting,
  read: () => Promise<unknown>,
): Promise<string[]> {
  const times: number[] = [];
  const [since, before] = [performance.now(), counting.count];
  for (let n = 0; n < reads; n += 1) {
    const started = performance.now();
    await read();
    times.push(performance.now() - started);
  }
  const seconds = (performance.now() - since) / 1000;
  const sorted = times.toSorted((a, b) => a - b);
  return [
    name,
    whole(reads),
    tenths(percentile(sorted, 0.5)),
    tenths(percentile(sorted, 0.99)),
    whole((counting.count - before) / seconds),
  ];
}
