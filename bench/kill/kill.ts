import { availableParallelism, loadavg } from 'node:os';
import { machine, percentile, whole } from '../common/figures.ts';
import { withEngines, type Engine } from '../common/place.ts';
import { startServer } from '../common/server-process.ts';
import { left, printTable, right } from '../common/table.ts';
import { seed, type Size } from '../calls/seed.ts';
import { killUnder, type Victim } from './kill-under.ts';
import { callerOf, countMissing, write } from './writers.ts';

const CALLERS = 8;
const ROUNDS = { whole: 30, quick: 3 };
const SIZE: Size = { containers: 400, questions_per_bank: 2 };

/** Kills the server with -9 under writes, again and again, and counts acknowledged edits that are missing afterwards. */
export async function benchKill(isQuick: boolean): Promise<void> {
  const rounds = isQuick ? ROUNDS.quick : ROUNDS.whole;
  const load = loadavg()[0] ?? 0;
  const rows: string[][] = [];
  await withEngines(async (engine) => {
    rows.push(await killAgainAndAgain(engine, 'server', rounds));
    if (engine.name === 'PostgreSQL')
      rows.push(await killAgainAndAgain(engine, 'server and a backend of PostgreSQL', rounds));
  });
  printTable(
    `Kill -9 under the writes of ${CALLERS} callers (${machine(availableParallelism(), load)})`,
    [
      left('database'),
      left('killed'),
      right('rounds'),
      right('acknowledged'),
      right('missing'),
      right('faults'),
      right('reopened p50 ms'),
      right('longest ms'),
    ],
    rows,
  );
}

async function killAgainAndAgain(engine: Engine, victim: Victim, rounds: number): Promise<string[]> {
  const place = await engine.makePlace(victim === 'server' ? 'killed' : 'killed_with_backend');
  const callers = (await seed(place, SIZE, CALLERS)).map(callerOf);
  const acknowledged = (): number => callers.reduce((total, caller) => total + caller.acknowledged, 0);
  const work = (port: number) => Promise.all(callers.map((caller) => write(port, caller, SIZE.containers)));
  const reopened: number[] = [];
  let missing = 0;
  for (let round = 0; round < rounds; round += 1) {
    await killUnder(place, { work, acknowledged }, victim);
    const server = await startServer(place);
    reopened.push(server.ready_after);
    for (const caller of callers) missing += await countMissing(server.port, caller, SIZE.containers);
    await server.kill();
  }
  const sorted = reopened.toSorted((a, b) => a - b);
  return [
    engine.name,
    victim,
    whole(rounds),
    whole(acknowledged()),
    whole(missing),
    whole(callers.reduce((total, caller) => total + caller.faults, 0)),
    whole(percentile(sorted, 0.5)),
    whole(sorted.at(-1) ?? 0),
  ];
}
