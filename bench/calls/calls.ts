import { availableParallelism, loadavg } from 'node:os';
import path from 'node:path';
import { machine, percentile, tenths, whole } from '../common/figures.ts';
import type { Developer } from '../common/people.ts';
import { withEngines, type Engine } from '../common/place.ts';
import { startProcess, startServer, type ServerProcess } from '../common/server-process.ts';
import { left, printTable, right } from '../common/table.ts';
import { aim, type Measured, type Target } from './measure.ts';
import { scenarios, type Scenario } from './scenarios.ts';
import { seed, seedReviewers, type Size } from './seed.ts';
import { hasWrk } from './wrk.ts';

const CALLERS = 16;

interface Both<T> {
  readonly ours: T;
  readonly bare: T;
}

interface Servers extends Both<ServerProcess> {
  /** Where what is sent is written down. */
  readonly folder: string;
}

/** What one server did in all its slices; times are of one call. */
interface Outcome {
  readonly per_second: number;
  readonly server_ms: number;
  readonly database_ms: number;
  /** Milliseconds in the middle slice. */
  readonly p50: number;
  readonly p99: number;
  readonly failed: number;
  readonly failures: readonly string[];
}

interface Pace {
  readonly sizes: readonly Size[];
  /** Slices that each server gets in turn, and their seconds. */
  readonly rounds: number;
  readonly seconds: number;
}

const small: Size = { containers: 1_000, questions_per_bank: 10 };
const large: Size = { containers: 100_000, questions_per_bank: 2 };
const paces = {
  whole: { sizes: [small, large], rounds: 3, seconds: 3 },
  quick: { sizes: [small], rounds: 1, seconds: 2 },
} satisfies Record<string, Pace>;

/** As `benchCalls`, of a reviewer's lists and counts alone, in an institution of 10^5 items. */
export async function benchReview(isQuick: boolean): Promise<void> {
  if (!(await isReady())) return;
  const pace = { sizes: [large], rounds: 3, seconds: isQuick ? 1 : 3 };
  const ofReviewers = scenarios.filter((scenario) => scenario.is_of_reviewers === true);
  await withEngines((engine) => benchSize(engine, large, pace, ofReviewers));
}

/** Measures the common calls against the bare driver behind a bare HTTP server, and prints a table for each engine and size. */
export async function benchCalls(isQuick: boolean): Promise<void> {
  if (!(await isReady())) return;
  const pace = isQuick ? paces.quick : paces.whole;
  await withEngines(async (engine) => {
    for (const size of pace.sizes) await benchSize(engine, size, pace, scenarios);
  });
}

async function isReady(): Promise<boolean> {
  const isThere = await hasWrk();
  if (!isThere)
    console.log("\nThere is no wrk on this machine (Debian's wrk): the tables of calls are left out.");
  return isThere;
}

async function benchSize(
  engine: Engine,
  size: Size,
  pace: Pace,
  measuredCalls: readonly Scenario[],
): Promise<void> {
  const load = loadavg()[0] ?? 0;
  const { developers, reviewers, ...servers } = await startBoth(engine, size);
  const rows: string[][] = [];
  const failures: string[] = [];
  for (const scenario of measuredCalls) {
    const measured = await measureBoth(
      scenario,
      servers,
      scenario.is_of_reviewers === true ? reviewers : developers,
      size,
      pace,
    );
    rows.push([scenario.name, ...cellsOf(measured)]);
    for (const who of ['ours', 'bare'] as const)
      failures.push(...measured[who].failures.slice(0, 2).map((text) => `${scenario.name}, ${who}: ${text}`));
  }
  await Promise.all([servers.ours.stop(), servers.bare.stop()]);
  printTable(
    `Calls: ${engine.name}, ${whole(size.containers)} containers, ${CALLERS} callers (${machine(availableParallelism(), load)})`,
    [
      left('call'),
      right('ours/s'),
      right('bare/s'),
      right('ratio'),
      right('p50 ms'),
      right('p99 ms'),
      right('server CPU ms'),
      right('database'),
      right('bare server'),
      right('database'),
      right('failed'),
    ],
    rows,
  );
  for (const failure of failures) console.log(`! ${failure}`);
}

/** Two copies of the same seeded place, the product on one and the bare server on the other. */
async function startBoth(
  engine: Engine,
  size: Size,
): Promise<Servers & { developers: Developer[]; reviewers: Developer[] }> {
  const name = `of_${size.containers}`;
  const place = await engine.makePlace(name);
  const developers = await seed(place, size, CALLERS);
  const reviewers = await seedReviewers(place, CALLERS);
  const copy = await engine.copyPlace(`${name}_bare`, place);
  return {
    ours: await startServer(place),
    bare: await startProcess('bench/calls/bare-server.ts', copy, {}),
    folder: place.data_dir,
    developers,
    reviewers,
  };
}

/** In short slices in turn: what else the machine does meanwhile meets both. */
async function measureBoth(
  scenario: Scenario,
  { ours, bare, folder }: Servers,
  developers: readonly Developer[],
  size: Size,
  { rounds, seconds }: Pace,
): Promise<Both<Outcome>> {
  const aimAt = (server: ServerProcess, who: string): Promise<Target> =>
    aim(server, scenario, developers, size, path.join(folder, `${who}.requests`));
  const targets = { ours: await aimAt(ours, 'ours'), bare: await aimAt(bare, 'bare') };
  for (const target of [targets.ours, targets.bare]) await target.run(1);
  const slices: Both<Measured[]> = { ours: [], bare: [] };
  for (let round = 0; round < rounds; round += 1) {
    slices.ours.push(await targets.ours.run(seconds));
    slices.bare.push(await targets.bare.run(seconds));
  }
  return { ours: sum(targets.ours, slices.ours), bare: sum(targets.bare, slices.bare) };
}

function sum({ failures }: Target, slices: readonly Measured[]): Outcome {
  const total = (of: (slice: Measured) => number): number =>
    slices.reduce((so_far, slice) => so_far + of(slice), 0);
  const middle = (of: (slice: Measured) => number): number =>
    percentile(
      slices.map(of).toSorted((a, b) => a - b),
      0.5,
    );
  const answered = total((slice) => slice.answered);
  return {
    per_second: answered / total((slice) => slice.seconds),
    server_ms: (total(({ cpu }) => cpu.server) * 1000) / answered,
    database_ms: (total(({ cpu }) => cpu.database) * 1000) / answered,
    p50: middle(({ p50 }) => p50),
    p99: middle(({ p99 }) => p99),
    failed: total(({ failed }) => failed) + failures.length,
    failures,
  };
}

function cellsOf({ ours, bare }: Both<Outcome>): string[] {
  const ratio = ours.per_second / bare.per_second;
  return [
    whole(ours.per_second),
    whole(bare.per_second),
    ratio.toFixed(2),
    tenths(ours.p50),
    tenths(ours.p99),
    ours.server_ms.toFixed(2),
    ours.database_ms.toFixed(2),
    bare.server_ms.toFixed(2),
    bare.database_ms.toFixed(2),
    whole(ours.failed + bare.failed),
  ];
}
