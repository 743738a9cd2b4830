import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { findPostgres } from '../../scripts/lib/debian.mjs';
import { startFollower, startPostgres } from '../../scripts/lib/postgres.mjs';
import { seed, type Size } from '../calls/seed.ts';
import { machine, percentile, whole } from '../common/figures.ts';
import { startServer } from '../common/server-process.ts';
import { printTable, right } from '../common/table.ts';
import { callerOf, countMissing } from '../kill/writers.ts';
import { startLoad } from './load.ts';

const CALLERS = 8;
const ROUNDS = { whole: 5, quick: 1 };
const SIZE: Size = { containers: 400, questions_per_bank: 2 };
/** What watches over such a pair takes about so long to see that the primary is gone. */
const PROMOTED_AFTER_MS = 3_000;
const LOAD_MS = 3_000;
const durable = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' };

interface Round {
  readonly acknowledged: number;
  readonly missing: number;
  readonly faults: number;
  readonly outage: number;
}

/** A PostgreSQL that waits for one that follows it is killed with -9 under writes, and the follower promoted. */
export async function benchPair(isQuick: boolean): Promise<void> {
  const binaries = findPostgres();
  if (binaries === '') {
    console.log('\nThere is no PostgreSQL on this machine: the table of a primary that dies is left out.');
    return;
  }
  if (!existsSync(`${binaries}/pg_basebackup`)) {
    console.log(
      "\nThere is no pg_basebackup beside this PostgreSQL (Debian's postgresql-client): the same table is left out.",
    );
    return;
  }
  const load = loadavg()[0] ?? 0;
  const rounds: Round[] = [];
  for (let round = 0; round < (isQuick ? ROUNDS.quick : ROUNDS.whole); round += 1)
    rounds.push(await losePrimary(binaries));
  const outages = rounds.map(({ outage }) => outage).toSorted((a, b) => a - b);
  const sum = (of: (round: Round) => number): number => rounds.reduce((total, round) => total + of(round), 0);
  printTable(
    `A PostgreSQL primary with a follower that it waits for, killed with -9 under ${CALLERS} writers; the follower promoted after ` +
      `${PROMOTED_AFTER_MS / 1000} s; aim: all served again within 30 s (${machine(availableParallelism(), load)})`,
    [
      right('killed'),
      right('acknowledged'),
      right('missing'),
      right('told that it failed'),
      right('all served again p50 ms'),
      right('longest ms'),
    ],
    [
      [
        rounds.length,
        sum(({ acknowledged }) => acknowledged),
        sum(({ missing }) => missing),
        sum(({ faults }) => faults),
        percentile(outages, 0.5),
        outages.at(-1) ?? 0,
      ].map(whole),
    ],
  );
}

async function losePrimary(binaries: string): Promise<Round> {
  const primary = await startPostgres(binaries, { ...durable, wal_level: 'replica' });
  const follower = await startFollower(binaries, primary.url, durable);
  const data_dir = mkdtempSync(path.join(tmpdir(), 'takhti-bench-pair-'));
  try {
    await waitForFollower(primary.url);
    const developers = await seed({ data_dir, database_url: primary.url }, SIZE, CALLERS);
    const server = await startServer(
      { data_dir, database_url: primary.url },
      { DATABASE_URL: bothOf(primary.url, follower.url) },
    );
    const callers = developers.map(callerOf);
    const people = startLoad(server.port, callers, SIZE.containers);
    await wait(LOAD_MS + Math.random() * 1_000);
    const killed = performance.now();
    primary.kill();
    await wait(PROMOTED_AFTER_MS);
    await onServer(follower.url, 'select pg_promote()');
    const outage = await people.servedAgain(killed);
    await wait(LOAD_MS);
    await people.stop();
    let missing = 0;
    for (const caller of callers) missing += await countMissing(server.port, caller, SIZE.containers);
    const faults = callers.reduce((total, caller) => total + caller.faults + caller.cut_off, 0);
    await server.stop();
    return { acknowledged: people.acknowledged(), missing, faults, outage };
  } finally {
    primary.stop();
    follower.stop();
    rmSync(data_dir, { recursive: true, force: true });
  }
}

/** From now on no commit is acknowledged that the follower has not written. */
async function waitForFollower(url: string): Promise<void> {
  await onServer(url, "alter system set synchronous_standby_names = '*'");
  await onServer(url, 'select pg_reload_conf()');
  for (;;) {
    const rows = await onServer(
      url,
      "select 1 from pg_stat_replication where sync_state in ('sync', 'quorum')",
    );
    if (rows > 0) return;
    await wait(50);
  }
}

async function onServer(url: string, statement: string): Promise<number> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rowCount } = await client.query(statement);
  await client.end();
  return rowCount ?? 0;
}

function bothOf(primary: string, follower: string): string {
  return primary.replace(/(:\d+)\//, `$1,${new URL(follower).host}/`) + '?target_session_attrs=read-write';
}
