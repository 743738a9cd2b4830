import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { machine, percentile, whole } from '../common/figures.ts';
import { withEngines, type Engine, type Place } from '../common/place.ts';
import { startServer } from '../common/server-process.ts';
import { left, printTable, right } from '../common/table.ts';
import { seed, type Size } from '../calls/seed.ts';
import { callerOf, countMissing, write, type Caller } from './writers.ts';

const CALLERS = 8;
const ROUNDS = { whole: 30, quick: 3 };
const SIZE: Size = { containers: 400, questions_per_bank: 2 };
/** The server is killed at a random moment: after so many edits at most, however slow the machine, and some milliseconds. */
const MOST_EDITS = 100;
const MOST_MS = 50;
const PATIENCE_MS = 20_000;

/** What is killed besides the server itself. */
type Victim = 'server' | 'server and a backend of PostgreSQL';

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
  const reopened: number[] = [];
  let missing = 0;
  for (let round = 0; round < rounds; round += 1) {
    await killUnderWrites(place, callers, victim);
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
    whole(acknowledgedBy(callers)),
    whole(missing),
    whole(callers.reduce((total, caller) => total + caller.faults, 0)),
    whole(percentile(sorted, 0.5)),
    whole(sorted.at(-1) ?? 0),
  ];
}

async function killUnderWrites(place: Place, callers: readonly Caller[], victim: Victim): Promise<void> {
  const server = await startServer(place);
  const writing = Promise.all(callers.map((caller) => write(server.port, caller, SIZE.containers)));
  // Heard below, once the server is gone.
  writing.catch(() => undefined);
  await someEdits(callers);
  if (victim !== 'server') await killBackend(place);
  await server.kill();
  await writing;
  if (victim !== 'server') await recovered(place);
}

async function someEdits(callers: readonly Caller[]): Promise<void> {
  const wanted = acknowledgedBy(callers) + 1 + Math.random() * MOST_EDITS;
  const patience = performance.now() + PATIENCE_MS;
  while (acknowledgedBy(callers) < wanted && performance.now() < patience) await wait(5);
  await wait(Math.random() * MOST_MS);
}

function acknowledgedBy(callers: readonly Caller[]): number {
  return callers.reduce((total, caller) => total + caller.acknowledged, 0);
}

/** Kills one of the server's sessions in PostgreSQL, which then throws all of them out and recovers from its log. */
async function killBackend({ database_url }: Place): Promise<void> {
  const client = new Client({ connectionString: database_url });
  // It is thrown out itself.
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query<{ pid: number }>(
    `select pid from pg_stat_activity where application_name = 'takhti' order by state = 'active' desc limit 1`,
  );
  const pid = rows[0]?.pid;
  if (pid !== undefined) process.kill(pid, 'SIGKILL');
  await client.end().catch(() => undefined);
}

/** Waits until PostgreSQL lets people in again. */
async function recovered({ database_url }: Place): Promise<void> {
  for (;;) {
    const client = new Client({ connectionString: database_url });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await wait(50);
    }
  }
}
