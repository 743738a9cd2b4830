import { availableParallelism, loadavg } from 'node:os';
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
import { startServer } from '../common/server-process.ts';
import { left, printTable, right } from '../common/table.ts';
import { fillEngine } from './engine.ts';
import { bareSearch, seedContent, seedSkill, seedWords } from './seed.queries.ts';
import { vocabulary } from './vocabulary.ts';

const WORDS = 20_000;
const CHUNK = 10_000;
const words = vocabulary(WORDS);
const word = (n: number): string => words[n] ?? '';
/** With two letters exchanged, so that no other word is meant. */
const mistyped = (text: string): string =>
  `${text.slice(0, 2)}${text[3] ?? ''}${text[2] ?? ''}${text.slice(4)}`;

/** What people type, in both scripts in turn: `n` is another number each time. */
const searches: Readonly<Record<string, (n: number) => string>> = {
  'one common word': (n) => word(n % 40),
  'one word': (n) => word(2_000 + (n % 2_000)),
  'one rare word': (n) => word(18_000 + (n % 2_000)),
  'three letters': (n) => word(n % 2_000).slice(0, 3),
  'two words': (n) => `${word(n % 200)} ${word(300 + (n % 700))}`,
  'a mistake in a word': (n) => mistyped(word(12_000 + (n % 2_000))),
  'a word that is not there': (n) => `xqw${word(n % 500)}`,
};

/** What an engine that forgives nothing is asked: the rest of the searches. */
const withMistake = ['a mistake in a word', 'a word that is not there'];

/**
 * Searches of the library among 10^3, 10^5 and 10^6 items beside the least that the database must do for them, and beside an engine
 * made for searching.
 */
export async function benchSearch(isQuick: boolean): Promise<void> {
  await withEngines(async (engine) => {
    // The embedded database is for a school: a million items are no school's.
    const sizes = isQuick
      ? [1_000]
      : engine.name === 'embedded'
        ? [1_000, 100_000]
        : [1_000, 100_000, 1_000_000];
    for (const size of sizes) await benchSize(engine, size, isQuick ? 40 : 200);
  });
  await benchEngine(isQuick ? [1_000] : [1_000, 100_000, 1_000_000], isQuick ? 40 : 200);
}

export async function benchEngine(sizes: readonly number[], times: number): Promise<void> {
  const load = loadavg()[0] ?? 0;
  const rows: string[][] = [];
  for (const size of sizes) {
    const engine = fillEngine(size, words);
    for (const [name, typed] of Object.entries(searches)) {
      if (withMistake.includes(name)) continue;
      const ms = await timesOf(times, async (n) => engine.search(typed(n)));
      rows.push([whole(size), name, ...cells(ms)]);
    }
    engine.close();
  }
  printTable(
    `Search by SQLite's FTS5, in memory (${machine(availableParallelism(), load)})`,
    [right('items'), left('typed'), right('p50 ms'), right('p99 ms')],
    rows,
  );
}

async function benchSize(engine: Engine, size: number, times: number): Promise<void> {
  const load = loadavg()[0] ?? 0;
  const place = await engine.makePlace(`search_${size}`);
  const [developer] = await seed(place, size);
  if (!developer) throw new Error('nobody is logged in');
  const bare = await measureBare(place, times);
  const server = await startServer(place);
  const connection = await openConnection(server.port);
  const rows: string[][] = [];
  for (const [name, typed] of Object.entries(searches)) {
    let found = 0;
    const ms = await timesOf(times, async (n) => {
      const reply = await connection.call('content/search', { text: typed(n) }, developer.session_id);
      const { data, error_message } = JSON.parse(reply.body) as {
        data?: { total: number };
        error_message: string;
      };
      if (!data) throw new Error(error_message);
      found += data.total;
    });
    rows.push([name, whole(found / times), ...cells(ms), ...cells(bare.get(name) ?? [])]);
  }
  connection.close();
  await server.stop();
  printTable(
    `Search: ${engine.name}, ${whole(size)} items of two scripts, one caller (${machine(availableParallelism(), load)})`,
    [
      left('typed'),
      right('found'),
      right('p50 ms'),
      right('p99 ms'),
      right('bare p50 ms'),
      right('bare p99 ms'),
    ],
    rows,
  );
}

async function seed(place: Place, size: number): Promise<Developer[]> {
  return onDatabase(place, async (db) => {
    await migrate(db, await readMigrations(migrationsFolder));
    const developers = await makePeople(db, 1);
    await db.inTransaction((tx) => seedWords(tx, words));
    await db.inTransaction(seedSkill);
    for (let from = 0; from < size; from += CHUNK) {
      const to = Math.min(from + CHUNK, size) - 1;
      await db.inTransaction((tx) => seedContent(tx, { from, to }, WORDS));
    }
    await db.runOutsideTransaction(['vacuum analyze', 'checkpoint']);
    return developers;
  });
}

async function measureBare(place: Place, times: number): Promise<Map<string, number[]>> {
  return onDatabase(place, async (db) => {
    const measured = new Map<string, number[]>();
    for (const [name, typed] of Object.entries(searches)) {
      const one = (n: number) => typed(n).split(' ')[0] ?? '';
      const ms = await timesOf(times, (n) => db.inReadTransaction((tx) => bareSearch(tx, one(n))));
      measured.set(name, ms);
    }
    return measured;
  });
}

async function onDatabase<T>(
  place: Place,
  work: (db: Awaited<ReturnType<typeof connect>>) => Promise<T>,
): Promise<T> {
  const db = await connect({ ...place, log: () => undefined });
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}

async function timesOf(times: number, work: (n: number) => Promise<unknown>): Promise<number[]> {
  for (let n = 0; n < 5; n += 1) await work(n);
  const ms: number[] = [];
  for (let n = 0; n < times; n += 1) {
    const started = performance.now();
    await work(n);
    ms.push(performance.now() - started);
  }
  return ms.toSorted((a, b) => a - b);
}

function cells(sorted: readonly number[]): string[] {
  return [tenths(percentile(sorted, 0.5)), tenths(percentile(sorted, 0.99))];
}
