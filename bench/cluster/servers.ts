import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { findNginx, startNginx } from '../../apps/server/src/testing/nginx.ts';
import { seed, seedReviewers, type Size } from '../calls/seed.ts';
import { machine, percentile, whole } from '../common/figures.ts';
import { withEngines, type Engine, type Place } from '../common/place.ts';
import { startServer, type ServerProcess } from '../common/server-process.ts';
import { printTable, right } from '../common/table.ts';
import { callerOf, countMissing } from '../kill/writers.ts';
import { startListeners } from './listeners.ts';
import { startLoad } from './load.ts';
import { startMover } from './mover.ts';

const SERVERS = 3;
const CALLERS = 8;
const SCREENS = 30;
const ROUNDS = { whole: 12, quick: 3 };
const SIZE: Size = { containers: 400, questions_per_bank: 2 };
/** Between two deaths, so that each is one by itself. */
const QUIET_MS = 2_000;

/** Three servers behind nginx on one PostgreSQL, of which one after the other is killed with -9. */
export async function benchServers(isQuick: boolean): Promise<void> {
  const nginx = findNginx();
  if (nginx === '') {
    console.log(
      "\nThere is no nginx on this machine (Debian's nginx-light): the table of several servers is left out.",
    );
    return;
  }
  const load = loadavg()[0] ?? 0;
  const rows: string[][] = [];
  await withEngines(async (engine) => {
    // The embedded database is for one server alone.
    if (engine.name !== 'PostgreSQL') return;
    rows.push(await killOneByOne(engine, nginx, isQuick ? ROUNDS.quick : ROUNDS.whole));
  });
  printTable(
    `${SERVERS} servers behind nginx on one PostgreSQL, one killed with -9 at a time, under ${CALLERS} writers and ${SCREENS} open screens ` +
      `(${machine(availableParallelism(), load)})`,
    [
      right('killed'),
      right('acknowledged'),
      right('missing'),
      right('cut off'),
      right('all served again p50 ms'),
      right('longest ms'),
      right('moves'),
      right('events due'),
      right('heard'),
      right('line was down'),
      right('missing'),
    ],
    rows,
  );
}

async function killOneByOne(engine: Engine, program: string, rounds: number): Promise<string[]> {
  const place = await engine.makePlace('cluster');
  const [mover, ...developers] = await seed(place, SIZE, CALLERS + 1);
  if (!mover) throw new Error('nobody is there to move anything');
  const reviewers = await seedReviewers(place, SCREENS);
  const servers: ServerProcess[] = [];
  for (let n = 0; n < SERVERS; n += 1) servers.push(await startServer(place, settings));
  const nginx = await startNginx(
    program,
    servers.map(({ port }) => port),
  );
  const callers = developers.map(callerOf);
  const people = startLoad(nginx.port, callers, SIZE.containers);
  const screens = startListeners(nginx.port, reviewers);
  await screens.allThere();
  const moving = startMover(nginx.port, mover, SIZE.containers);
  const outages: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await wait(QUIET_MS + Math.random() * 500);
    const at = round % SERVERS;
    const victim = servers[at] as ServerProcess;
    const killed = performance.now();
    await victim.kill();
    outages.push(await people.servedAgain(killed));
    servers[at] = await startAgain(place, victim.port);
  }
  await wait(QUIET_MS);
  await moving.stop();
  await people.stop();
  const hearing = await screens.hearingOf(moving.moves);
  await screens.stop();
  let missing = 0;
  for (const caller of callers) missing += await countMissing(nginx.port, caller, SIZE.containers);
  nginx.stop();
  await Promise.all(servers.map((server) => server.stop()));
  const sorted = outages.toSorted((a, b) => a - b);
  return [
    rounds,
    people.acknowledged(),
    missing,
    callers.reduce((total, { faults, cut_off }) => total + faults + cut_off, 0),
    percentile(sorted, 0.5),
    sorted.at(-1) ?? 0,
    moving.moves.length,
    hearing.due,
    hearing.heard,
    hearing.away,
    hearing.missing,
  ].map(whole);
}

const settings = { TRUST_PROXY: 'true' };

function startAgain(place: Place, port: number): Promise<ServerProcess> {
  // nginx knows it by its port.
  return startServer(place, { ...settings, PORT: String(port) });
}
