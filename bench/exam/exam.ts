import { availableParallelism, loadavg } from 'node:os';
import { statisticsOf } from '../../apps/server/src/features/statistics/index.ts';
import { systemClock } from '../../apps/server/src/platform/clock.ts';
import type { Db } from '../../apps/server/src/platform/db/index.ts';
import { onDatabase, seed } from '../calls/seed.ts';
import { SHOWN } from '../calls/content.ts';
import { machine, percentile, tenths, whole } from '../common/figures.ts';
import { id } from '../common/ids.ts';
import { INSTITUTION } from '../common/people.ts';
import { withEngines, type Engine, type Place } from '../common/place.ts';
import { startServer } from '../common/server-process.ts';
import { left, printTable, right } from '../common/table.ts';
import { analyse, countDoubled, insertBare, makeBareTable, seedFinished } from './exam.queries.ts';
import { exam, takeExam } from './learners.ts';

const LEARNERS = { whole: 1_000, quick: 100 };
const ANSWERS = { whole: 1_000_000, quick: 20_000 };
const AT_ONCE = 32;
const CHUNK = 5_000;

/** Learners take an exam at once, beside bare inserts of as many answers; then the statistics of a million answers are counted. */
export async function benchExam(isQuick: boolean): Promise<void> {
  const size = isQuick ? 'quick' : 'whole';
  const load = loadavg()[0] ?? 0;
  const [taken, counted]: [string[][], string[][]] = [[], []];
  await withEngines(async (engine) => {
    const place = await engine.makePlace('exam');
    await seed(place, { containers: 1_000, questions_per_bank: 2 }, 1);
    taken.push(await measureExam(engine, place, LEARNERS[size]));
    counted.push(await measureStatistics(engine, place, ANSWERS[size]));
  });
  const on = machine(availableParallelism(), load);
  printTable(
    `An exam of ${SHOWN} questions, ${whole(AT_ONCE)} learners at a time; aim: half of the bare inserts (${on})`,
    [
      left('database'),
      right('learners'),
      right('saves'),
      right('saves/s'),
      right('p50 ms'),
      right('p99 ms'),
      right('bare inserts/s'),
      right('ratio'),
      right('lost'),
      right('doubled'),
    ],
    taken,
  );
  printTable(
    `Statistics of one exam's answers, counted anew (${on})`,
    [left('database'), right('answers'), right('attempts'), right('seconds'), right('again ms')],
    counted,
  );
}

async function measureExam({ name }: Engine, place: Place, learners: number): Promise<string[]> {
  const bare = await onDatabase(place, (db) => bareInserts(db, learners * SHOWN));
  const server = await startServer(place);
  const { finished, saves, seconds, ms, lost } = await takeExam(server.port, learners, AT_ONCE);
  await server.stop();
  const doubled = await onDatabase(place, (db) => db.inReadTransaction(countDoubled));
  const rate = saves / seconds;
  return [
    name,
    whole(finished),
    whole(saves),
    whole(rate),
    tenths(percentile(ms, 0.5)),
    tenths(percentile(ms, 0.99)),
    whole(bare),
    (rate / bare).toFixed(2),
    whole(lost),
    whole(doubled),
  ];
}

/** How many answers a second the database takes as rows and no more. */
async function bareInserts(db: Db, answers: number): Promise<number> {
  await db.inTransaction(makeBareTable);
  const answer = { QuestionId: id('published_question', 1), OptionIds: ['o1'], TimespentInSeconds: 1 };
  const body = JSON.stringify(answer);
  let next = 0;
  const started = performance.now();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (next < answers) {
        next += 1;
        await insertBare(db, next, body);
      }
    }),
  );
  return answers / ((performance.now() - started) / 1000);
}

async function measureStatistics({ name }: Engine, place: Place, answers: number): Promise<string[]> {
  const attempts = answers / SHOWN;
  return onDatabase(place, async (db) => {
    for (let from = 0; from < attempts; from += CHUNK) {
      const to = Math.min(from + CHUNK, attempts) - 1;
      await db.inTransaction((tx) => seedFinished(tx, from, to));
    }
    await db.inTransaction(analyse);
    const version = { institution_id: INSTITUTION, publication_id: id('publication', exam) };
    const count = async (): Promise<[number, number]> => {
      const started = performance.now();
      const statistics = await statisticsOf({ db, clock: systemClock }, version);
      return [performance.now() - started, statistics?.attempts ?? 0];
    };
    const [ms, counted] = await count();
    const [again] = await count();
    return [name, whole(answers), whole(counted), tenths(ms / 1000), tenths(again)];
  });
}
