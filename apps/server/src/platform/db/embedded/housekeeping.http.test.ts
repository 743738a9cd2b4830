import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyTemplate, isEmbedded } from '../testing/copy-template.ts';
import { openEmbedded, type EmbeddedConnection } from './open-embedded.ts';

// Everything takes its time on a busy machine.
const SLOW = { timeout: 120_000 };

let data_dir: string;
let connection: EmbeddedConnection;
const logged: string[] = [];
async function run(query: string): Promise<void> {
  await connection.inTransaction((tx) => sql.raw(query).execute(tx));
}
async function numberOf(query: string): Promise<number> {
  const { rows } = await connection.inReadTransaction((tx) => sql.raw<{ n: number }>(query).execute(tx));
  return rows[0]?.n ?? Number.NaN;
}
async function saveOften(times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) await run(`update saved set body = body || '${time % 10}'`);
}

const SIZE = "select pg_relation_size('saved') as n";

describe.runIf(isEmbedded)('housekeeping', () => {
  beforeAll(async () => {
    data_dir = await mkdtemp(`${tmpdir()}/takhti-housekeeping-`);
    await copyTemplate(data_dir);
    connection = await openEmbedded({
      data_dir,
      log: (line) => logged.push(line),
      is_durable: false,
      has_housekeeping: false,
    });
    await run('create extension if not exists pg_trgm');
    await run('create table saved (id integer primary key, body text)');
    await run('create index saved_words on saved using gin (body gin_trgm_ops)');
    logged.length = 0;
  });
  afterAll(async () => {
    await connection.close();
    await rm(data_dir, { recursive: true });
  });

  test(
    'what saving leaves behind is used again, so that a table stops growing',
    { timeout: 120_000 },
    async () => {
      await run("insert into saved select id, repeat('x', 1000) from generate_series(1, 100) as id");
      await connection.tidyUp();
      await saveOften(20);
      await connection.tidyUp();
      const once = await numberOf(SIZE);
      for (let round = 0; round < 3; round += 1) {
        await saveOften(10);
        await connection.tidyUp();
      }
      expect(await numberOf(SIZE)).toBeLessThanOrEqual(once);
      // The same without housekeeping, or the test above proves nothing.
      await saveOften(60);
      expect(await numberOf(SIZE)).toBeGreaterThan(once);
      expect(logged).toEqual([]);
    },
  );

  test('tables that changed are analysed, so that plans fit them', SLOW, async () => {
    await connection.tidyUp();
    await run("insert into saved select id, 'word ' || id from generate_series(1000, 3000) as id");
    await connection.tidyUp();
    expect(await numberOf("select reltuples::integer as n from pg_class where relname = 'saved'")).toBe(2101);
  });

  test("a search's pending entries are moved into its index", SLOW, async () => {
    await connection.tidyUp();
    await run("insert into saved select id, 'pending ' || id from generate_series(5000, 5050) as id");
    await connection.tidyUp();
    const moved = "select gin_clean_pending_list('saved_words') as n";
    const { rows } = await connection.inTransaction((tx) => sql.raw<{ n: number }>(moved).execute(tx));
    expect(rows).toEqual([{ n: 0 }]);
  });

  test('the log is shortened when it has grown', SLOW, async () => {
    const behind = 'select pg_current_wal_insert_lsn() - redo_lsn as n from pg_control_checkpoint()';
    await run('create table filler (body text)');
    await run("insert into filler select repeat('x', 1000) from generate_series(1, 20000)");
    const grown = await numberOf(behind);
    expect(grown).toBeGreaterThan(16 * 1024 * 1024);
    await connection.tidyUp();
    expect(await numberOf(behind)).toBeLessThan(grown / 2);
  });

  test('without writes there is no housekeeping', SLOW, async () => {
    await connection.tidyUp();
    const position = 'select pg_current_wal_insert_lsn() - pg_lsn $$0/0$$ as n';
    const before = await numberOf(position);
    await connection.tidyUp();
    await connection.tidyUp();
    expect(await numberOf(position)).toBe(before);
  });

  test('anyone who waits goes first', SLOW, async () => {
    await connection.tidyUp();
    const counted = "select reltuples::integer as n from pg_class where relname = 'filler'";
    const before = await numberOf(counted);
    await run("insert into filler select 'more' from generate_series(1, 10000)");
    await Promise.all([connection.tidyUp(), numberOf('select 1 as n'), numberOf('select 2 as n')]);
    expect(await numberOf(counted)).toBe(before);
    await connection.tidyUp();
    expect(await numberOf(counted)).toBe(before + 10_000);
  });
});
