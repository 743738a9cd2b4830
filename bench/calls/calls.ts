import { availableParallelism, loadavg } from 'node:os';
import { machine, percentile, tenths, whole } from '../common/figures.ts';
import type { Developer } from '../common/people.ts';
import { withEngines, type Engine } from '../common/place.ts';
import { startProcess, startServer, type ServerProcess } from '../common/server-process.ts';
import { left, printTable, right } from '../common/table.ts';
import { aim, type Measured, type Target } from './measure.ts';
import { scenarios, type Scenario } from './scenarios.ts';
import { seed, seedReviewers, type Size } from './seed.ts';

const CALLERS = 16;
/** The share of the bare server's throughput that the product aims for. */
const AIM = 0.6;

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
  quick: { sizes: [small], rounds: 2, seconds: 0.7 },
} satisfies Record<string, Pace>;

/** As `benchCalls`, of a reviewer's lists and counts alone, in an institution of 10^5 items. */
export async function benchReview(isQuick: boolean): Promise<void> {
  const pace = { sizes: [large], rounds: 3, seconds: isQuick ? 1 : 3 };
  const ofReviewers = scenarios.filter((scenario) => scenario.is_of_reviewers === true);
  await withEngines((engine) => benchSize(engine, large, pace, ofReviewers));
}

/** Measures the common calls against the bare driver behind a bare HTTP server, and prints a table for each engine and size. */
export async function benchCalls(isQuick: boolean): Promise<void> {
  const pace = isQuick ? paces.quick : paces.whole;
  await withEngines(async (engine) => {
    for (const size of pace.sizes) await benchSize(engine, size, pace, scenarios);
  });
}

async function benchSize(
  engine: Engine,
  size: Size,
  pace: Pace,
  measuredCalls: readonly Scenario[],
): Promise<void> {
  const load = loadavg()[0] ?? 0;
  const { ours, bare, developers, reviewers } = await startBoth(engine, size);
  const rows: string[][] = [];
  const failures: string[] = [];
  for (const scenario of measuredCalls) {
    const measured = await measureBoth(
      scenario,
      { ours, bare },
      scenario.is_of_reviewers === true ? reviewers : developers,
      size,
      pace,
    );
    rows.push([scenario.name, ...cellsOf(measured)]);
    for (const who of ['ours', 'bare'] as const)
      failures.push(...measured[who].failures.slice(0, 2).map((text) => `${scenario.name}, ${who}: ${text}`));
  }
  await Promise.all([ours.stop(), bare.stop()]);
  printTable(
    `Calls: ${engine.name}, ${whole(size.containers)} containers, ${CALLERS} callers (${machine(availableParallelism(), load)})`,
    [
      left('call'),
      right('ours/s'),
      right('bare/s'),
      right('ratio'),
      left(`aim ${AIM}`),
      right('p50 ms'),
      right('p99 ms'),
      right('ours CPU ms'),
      right('bare CPU ms'),
      right('CPU ratio'),
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
): Promise<{ ours: ServerProcess; bare: ServerProcess; developers: Developer[]; reviewers: Developer[] }> {
  const name = `of_${size.containers}`;
  const place = await engine.makePlace(name);
  const developers = await seed(place, size, CALLERS);
  const reviewers = await seedReviewers(place, CALLERS);
  const copy = await engine.copyPlace(`${name}_bare`, place);
  return {
    ours: await startServer(place),
    bare: await startProcess('bench/calls/bare-server.ts', copy, {}),
    developers,
    reviewers,
  };
}

interface Both<T> {
  readonly ours: T;
  readonly bare: T;
}

/** In short slices in turn: what else the machine does meanwhile meets both. */
async function measureBoth(
  scenario: Scenario,
  servers: Both<ServerProcess>,
  developers: readonly Developer[],
  size: Size,
  { rounds, seconds }: Pace,
): Promise<Both<Measured>> {
  const ours = await aim(servers.ours, scenario, developers, size);
  const bare = await aim(servers.bare, scenario, developers, size);
  await warmUp(ours);
  await warmUp(bare);
  const slices: { ours: Measured[]; bare: Measured[] } = { ours: [], bare: [] };
  for (let round = 0; round < rounds; round += 1) {
    slices.ours.push(await ours.run(seconds));
    slices.bare.push(await bare.run(seconds));
  }
  ours.close();
  bare.close();
  return { ours: sum(slices.ours), bare: sum(slices.bare) };
}

async function warmUp(target: Target): Promise<void> {
  await target.run(0.7);
}

function sum(slices: readonly Measured[]): Measured {
  return {
    answered: slices.reduce((total, slice) => total + slice.answered, 0),
    seconds: slices.reduce((total, slice) => total + slice.seconds, 0),
    cpu_seconds: slices.reduce((total, slice) => total + slice.cpu_seconds, 0),
    latencies: slices.flatMap((slice) => slice.latencies),
    failures: slices.flatMap((slice) => slice.failures),
  };
}

function cellsOf({ ours, bare }: Both<Measured>): string[] {
  const rates = { ours: ours.answered / ours.seconds, bare: bare.answered / bare.seconds };
  const ratio = rates.ours / rates.bare;
  const cpu = {
    ours: (ours.cpu_seconds * 1000) / ours.answered,
    bare: (bare.cpu_seconds * 1000) / bare.answered,
  };
  const sorted = ours.latencies.toSorted((a, b) => a - b);
  return [
    whole(rates.ours),
    whole(rates.bare),
    ratio.toFixed(2),
    ratio >= AIM ? 'met' : 'below',
    tenths(percentile(sorted, 0.5)),
    tenths(percentile(sorted, 0.99)),
    cpu.ours.toFixed(2),
    cpu.bare.toFixed(2),
    (cpu.bare / cpu.ours).toFixed(2),
    whole(ours.failures.length + bare.failures.length),
  ];
}
