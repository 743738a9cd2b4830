import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { draftBanksOf } from '../calls/content.ts';
import { seed, seedReviewers, type Size } from '../calls/seed.ts';
import { machine, megabytes, percentile, tenths, whole } from '../common/figures.ts';
import { memoryOf } from '../common/memory.ts';
import { withEngines, type Engine } from '../common/place.ts';
import { startServer } from '../common/server-process.ts';
import { left, printTable, right } from '../common/table.ts';
import { openStreams } from './streams.ts';
import { work } from './workers.ts';

const SIZE: Size = { containers: 2_000, questions_per_bank: 3 };
const STREAMS = 200;
const WORKERS = 50;
/** Fewer people than workers: some work at two banks. */
const DEVELOPERS_AT_WORK = 25;
const REST_MS = 3_000;
const SECONDS = { whole: 30, quick: 6 };

/** Lets people work with nobody listening, and with many screens open, and looks at their calls, at the events and at memory. */
export async function benchLive(isQuick: boolean): Promise<void> {
  const load = loadavg()[0] ?? 0;
  const rows: string[][] = [];
  await withEngines(async (engine) => {
    rows.push(...(await measure(engine, isQuick ? SECONDS.quick : SECONDS.whole)));
  });
  printTable(
    `Live: ${WORKERS} people at work, a move in every 10 calls (${machine(availableParallelism(), load)})`,
    [
      left('database'),
      right('streams'),
      right('saves'),
      right('p50 ms'),
      right('p99 ms'),
      right('moves'),
      right('p50 ms'),
      right('p99 ms'),
      right('events heard'),
      right('p50 ms'),
      right('p99 ms'),
      right('memory MB'),
      right('failed'),
    ],
    rows,
  );
}

async function measure(engine: Engine, seconds: number): Promise<string[][]> {
  const place = await engine.makePlace('live');
  const developers = await seed(place, SIZE, DEVELOPERS_AT_WORK);
  const reviewers = await seedReviewers(place, STREAMS);
  const workers = developers.flatMap((developer) =>
    draftBanksOf(developer.n, SIZE.containers)
      .slice(0, WORKERS / DEVELOPERS_AT_WORK)
      .map((bank) => ({ developer, bank })),
  );
  const server = await startServer(place);
  const rows: string[][] = [];
  for (const people of [[], reviewers]) {
    const streams = await openStreams(server.port, people);
    const { saves, moves, failures } = await work(server.port, workers, seconds, streams.sending);
    // What is still on its way.
    await wait(REST_MS);
    streams.close();
    rows.push([
      rows.length === 0 ? engine.name : '',
      whole(people.length),
      ...cellsOf(saves),
      ...cellsOf(moves),
      ...cellsOf(streams.delays),
      megabytes(memoryOf(server.pid)),
      whole(failures.length),
    ]);
    for (const failure of failures.slice(0, 2)) console.log(`! ${failure}`);
  }
  await server.stop();
  return rows;
}

function cellsOf(milliseconds: readonly number[]): string[] {
  const sorted = milliseconds.toSorted((a, b) => a - b);
  return [
    whole(sorted.length),
    ...[0.5, 0.99].map((share) => (sorted.length === 0 ? '' : tenths(percentile(sorted, share)))),
  ];
}
