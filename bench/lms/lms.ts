import { availableParallelism, loadavg } from 'node:os';
import { onDatabase, seed } from '../calls/seed.ts';
import { machine } from '../common/figures.ts';
import { withEngines, type Engine } from '../common/place.ts';
import { left, printTable, right } from '../common/table.ts';
import { enqueueResults, makeCourse } from './course.queries.ts';
import { measureDrain } from './drain.ts';
import { startPlatform } from './gradebook.ts';
import { CALLERS, measureLaunches } from './launches.ts';
import { makeSigning } from './signing.ts';

const SIZES = {
  whole: { seconds: 10, results: 10_000 },
  quick: { seconds: 2, results: 500 },
};
const KILLS = 2;
type Size = (typeof SIZES)['whole'];

interface Rows {
  readonly launches: string[][];
  readonly drains: string[][];
  readonly failures: string[];
}

/** Launches by LTI beside a bare check of a signature; then results that waited for a platform which was away for an hour. */
export async function benchLms(isQuick: boolean): Promise<void> {
  const load = loadavg()[0] ?? 0;
  const rows: Rows = { launches: [], drains: [], failures: [] };
  await withEngines((engine) => measureEngine(engine, isQuick ? SIZES.quick : SIZES.whole, rows));
  const on = machine(availableParallelism(), load);
  printTable(
    `Launches by LTI, ${CALLERS} callers (${on})`,
    [
      left('database'),
      right('ours/s'),
      right('bare/s'),
      right('ratio'),
      right('p50 ms'),
      right('p99 ms'),
      right('ours CPU ms'),
      right('bare CPU ms'),
      right('failed'),
    ],
    rows.launches,
  );
  for (const failure of rows.failures) console.log(`! ${failure}`);
  printTable(
    `Results that waited for a platform which was away for an hour (${on})`,
    [
      left('database'),
      right('killed'),
      right('results'),
      right('learners'),
      right('refused'),
      right('9 of 10 after s'),
      right('results/s'),
      right('all after s'),
      right('sent again'),
      right('out of order'),
      right('lost'),
      right('doubled'),
    ],
    rows.drains,
  );
}

async function measureEngine(engine: Engine, { seconds, results }: Size, rows: Rows): Promise<void> {
  const signing = await makeSigning();
  const place = await engine.makePlace('lms');
  await seed(place, { containers: 1_000, questions_per_bank: 2 }, 1);
  const platform = await startPlatform(place, signing.jwks);
  await onDatabase(place, (db) => db.inTransaction((tx) => makeCourse(tx, platform.address)));

  const launched = await engine.copyPlace('lms_launched', place);
  const { row, failures } = await measureLaunches(launched, platform.address, signing, seconds);
  rows.launches.push([engine.name, ...row]);
  rows.failures.push(...failures);

  await onDatabase(place, (db) => enqueueResults(db, results));
  for (const kills of [0, KILLS]) {
    const drained = await engine.copyPlace(`lms_drained_${kills}`, place);
    rows.drains.push([engine.name, ...(await measureDrain(drained, platform, results, kills))]);
  }
  await platform.stop();
}
