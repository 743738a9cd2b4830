import { availableParallelism, loadavg } from 'node:os';
import { hashPassword, isPassword } from '../../apps/server/src/features/account/index.ts';
import { connect } from '../../apps/server/src/platform/db/connection/connect.ts';
import {
  migrate,
  migrationsFolder,
  readMigrations,
} from '../../apps/server/src/platform/db/migrate/migrate.ts';
import { openConnection } from '../common/connection.ts';
import { machine, percentile, tenths, whole } from '../common/figures.ts';
import { makePeople, type Developer } from '../common/people.ts';
import { withEngines, type Engine, type Place } from '../common/place.ts';
import { startProcess, startServer, type ServerProcess } from '../common/server-process.ts';
import { left, printTable, right } from '../common/table.ts';
import { pwd, scenarios, type Scenario } from './scenarios.ts';

const CALLERS = 16;
const SUCCESS = '{"error_code":0,';

interface Measured {
  readonly per_second: number;
  readonly cpu_ms: number;
  readonly latencies: readonly number[];
  readonly failures: readonly string[];
}

/** Measures login, refresh and an authorised call against the bare driver behind a bare HTTP server; a password's hash apart. */
export async function benchAccount(isQuick: boolean): Promise<void> {
  const seconds = isQuick ? 1 : 6;
  const hash_ms = await hashCost(isQuick ? 10 : 60);
  console.log(
    `\nargon2id, one password: ${tenths(hash_ms)} ms of one core, so ${tenths(1000 / hash_ms)} logins a second and core at most.`,
  );
  await withEngines((engine) => benchEngine(engine, seconds, hash_ms));
}

/** Milliseconds of processor time that one password takes, by itself, in whichever threads. */
async function hashCost(times: number): Promise<number> {
  const stored = await hashPassword(pwd);
  const before = process.cpuUsage();
  for (let n = 0; n < times; n += 1) await isPassword(stored, pwd);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / times;
}

async function benchEngine(engine: Engine, seconds: number, hash_ms: number): Promise<void> {
  const load = loadavg()[0] ?? 0;
  const place = await engine.makePlace('account');
  const developers = await seed(place);
  const copy = await engine.copyPlace('account_bare', place);
  const ours = await startServer(place);
  const bare = await startProcess('bench/account/bare-server.ts', copy, {});
  const rows: string[][] = [];
  const failures: string[] = [];
  for (const scenario of scenarios) {
    const [of_ours, of_bare] = [
      await measure(ours, scenario, developers, seconds),
      await measure(bare, scenario, developers, seconds),
    ];
    rows.push(rowOf(scenario, of_ours, of_bare, hash_ms));
    failures.push(...[...of_ours.failures, ...of_bare.failures].slice(0, 2));
  }
  await Promise.all([ours.stop(), bare.stop()]);
  printTable(
    `Accounts: ${engine.name}, ${CALLERS} callers (${machine(availableParallelism(), load)})`,
    [
      left('call'),
      right('ours/s'),
      right('bare/s'),
      right('ratio'),
      right('p50 ms'),
      right('p99 ms'),
      right('ours CPU ms'),
      right('of it argon2id'),
      right('the rest'),
      right('bare CPU ms'),
      right('failed'),
    ],
    rows,
  );
  for (const failure of failures) console.log(`! ${failure}`);
}

async function seed(place: Place): Promise<Developer[]> {
  const db = await connect({ ...place, log: () => undefined });
  try {
    await migrate(db, await readMigrations(migrationsFolder));
    return await makePeople(db, CALLERS, await hashPassword(pwd));
  } finally {
    await db.close();
  }
}

async function measure(
  server: ServerProcess,
  scenario: Scenario,
  developers: readonly Developer[],
  seconds: number,
): Promise<Measured> {
  const callers = await Promise.all(
    developers.map(async (developer) => {
      const connection = await openConnection(server.port);
      return { connection, call: scenario.makeCaller(developer, connection) };
    }),
  );
  await Promise.all(callers.map(({ call }) => call()));
  const latencies: number[] = [];
  const failures: string[] = [];
  const cpu = used(server);
  const started = performance.now();
  const until = started + seconds * 1000;
  await Promise.all(
    callers.map(async ({ call }) => {
      while (performance.now() < until) {
        const sent = performance.now();
        const body = await call();
        latencies.push(performance.now() - sent);
        if (!body.startsWith(SUCCESS)) failures.push(body.slice(0, 300));
      }
    }),
  );
  const elapsed = (performance.now() - started) / 1000;
  for (const { connection } of callers) connection.close();
  return {
    per_second: (latencies.length - failures.length) / elapsed,
    cpu_ms: ((used(server) - cpu) * 1000) / latencies.length,
    latencies,
    failures,
  };
}

function used(process: ServerProcess): number {
  const { server, database } = process.processorTime();
  return server + database;
}

function rowOf({ name }: Scenario, ours: Measured, bare: Measured, hash_ms: number): string[] {
  const sorted = ours.latencies.toSorted((a, b) => a - b);
  const of_hash = name === 'login' ? hash_ms : 0;
  return [
    name,
    whole(ours.per_second),
    whole(bare.per_second),
    (ours.per_second / bare.per_second).toFixed(2),
    tenths(percentile(sorted, 0.5)),
    tenths(percentile(sorted, 0.99)),
    ours.cpu_ms.toFixed(2),
    of_hash.toFixed(2),
    (ours.cpu_ms - of_hash).toFixed(2),
    bare.cpu_ms.toFixed(2),
    whole(ours.failures.length + bare.failures.length),
  ];
}
