import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';

import { limits } from '@takhti/domain';
import { onDatabase, seed, type Size } from '../calls/seed.ts';
import { machine, megabytes, percentile, tenths, whole } from '../common/figures.ts';
import { makeStrangers } from '../common/people.ts';
import { withEngines, type Engine } from '../common/place.ts';
import { startServer } from '../common/server-process.ts';
import { left, printTable, right } from '../common/table.ts';
import { startAttacker } from './attacker.ts';
import { emptyGame } from './empty-game.ts';
import { attacks } from './attacks/index.ts';
import { startNeighbours } from './neighbours.ts';
import { insertBelongings } from './strangers.queries.ts';
import type { Outcome } from './target.ts';
import { watchServer } from './watch.ts';

const SIZE: Size = { containers: 1_000, questions_per_bank: 2 };
const STRANGERS = 2;
const PEOPLE = 10;
const GAMES = 20;
const NEIGHBOURS = 6;
const QUIET_SECONDS = 10;
const TOKEN = 'figures-of-the-bench';
/** Nothing of one attack is told of the next. */
const REST_MS = 2_000;
/** What an installation of one gigabyte and two cores has to keep to. */
const AIMS = { loop_delay_ms: 200, megabytes: 900 };

/** Lets strangers do what harm they can while another institution works, and looks at the server and at those people's calls. */
export async function benchHostile(isQuick: boolean): Promise<void> {
  const load = loadavg()[0] ?? 0;
  // HOSTILE=JPEG: those whose name has the word.
  const wanted = process.env['HOSTILE'] ?? '';
  const chosen = attacks
    .map(({ name }) => name)
    .filter((name, at) => name.includes(wanted) && (!isQuick || at % 3 === 0));
  const rows: string[][] = [];
  await withEngines(async (engine) => {
    rows.push(...(await endure(engine, chosen)));
  });
  printTable(
    `Strangers do what harm they can, ${NEIGHBOURS} people of another institution work (aim: the loop below ` +
      `${AIMS.loop_delay_ms} ms, memory of the embedded database's server below ${AIMS.megabytes} MB; ${machine(availableParallelism(), load)})`,
    [
      left('database'),
      left('what comes'),
      right('seconds'),
      left('answers'),
      right('loop delay ms'),
      right('memory MB'),
      right("others' calls"),
      right('p50 ms'),
      right('p99 ms'),
      right('longest ms'),
      right('failed'),
    ],
    rows,
  );
}

async function endure(engine: Engine, chosen: readonly string[]): Promise<string[][]> {
  const place = await engine.makePlace('hostile');
  const developers = await seed(place, SIZE, NEIGHBOURS);
  const belongings = await onDatabase(place, (db) =>
    db.inTransaction(async (tx) => {
      const people = await makeStrangers(
        tx,
        STRANGERS,
        Array.from({ length: PEOPLE }, () => 'cd'),
      );
      const game_doc = JSON.stringify(emptyGame());
      const wanted = { questions: limits.import.max_questions, games: GAMES, game_doc };
      return { people, ...(await insertBelongings(tx, STRANGERS, people, wanted)) };
    }),
  );
  const server = await startServer(place, { METRICS_TOKEN: TOKEN });
  const target = { port: server.port, institution_id: STRANGERS, ...belongings };
  const neighbours = await startNeighbours(server.port, developers, SIZE);
  const watch = watchServer(server, TOKEN);
  const attacker = startAttacker();
  const forget = async (): Promise<void> => {
    neighbours.take();
    await watch.take();
  };
  const row = async (name: string, seconds: number, outcomes: readonly Outcome[]): Promise<string[]> => {
    const { loop_delay, memory } = await watch.take();
    const { latencies, failures } = neighbours.take();
    for (const failure of failures.slice(0, 2)) console.log(`! ${failure}`);
    return [
      '',
      name,
      tenths(seconds),
      answersOf(outcomes),
      whole(loop_delay),
      megabytes(memory),
      whole(latencies.length),
      ...[0.5, 0.99, 1].map((share) => tenths(percentile(latencies, share))),
      whole(failures.length),
    ];
  };

  const rows: string[][] = [];
  await wait(REST_MS);
  await forget();
  await wait(QUIET_SECONDS * 1000);
  rows.push(await row('nothing', QUIET_SECONDS, []));
  for (const names of [...chosen.map((name) => [name]), chosen]) {
    const title = names.length === 1 ? (names[0] ?? '') : 'all of it at once';
    const outcomes = await attacker.fire(target, names, forget);
    rows.push(await row(title, Math.max(...outcomes.map(({ seconds }) => seconds)), outcomes));
    console.log(rows.at(-1)?.join(' | '));
    await wait(REST_MS);
  }
  await neighbours.stop();
  watch.stop();
  await attacker.stop();
  await server.stop();
  return rows.map((each, at) => (at === 0 ? [engine.name, ...each.slice(1)] : each));
}

/** "request.busy 12, ok 8": the most frequent first. */
function answersOf(outcomes: readonly Outcome[]): string {
  const counts = new Map<string, number>();
  for (const { answers } of outcomes)
    for (const [answer, count] of Object.entries(answers))
      counts.set(answer, (counts.get(answer) ?? 0) + count);
  return [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .map(([answer, count]) => `${answer} ${count}`)
    .join(', ');
}
