import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { dropEverything } from '../backup/tables.ts';
import { migrate, type Migration } from './migrate.ts';
import { makeOwnDatabase, type OwnDatabase } from '../testing/own-database.ts';

let own: OwnDatabase;
beforeAll(async () => {
  own = await makeOwnDatabase();
});
beforeEach(() => own.connection.inTransaction(dropEverything));
afterAll(() => own.remove());

const migration = (name: string, text: string): Migration => ({
  name,
  text,
  checksum: createHash('sha256').update(text).digest('hex'),
});
const first = migration('0001_start.sql', 'create table a (id integer); create table b (id integer);');
const second = migration('0002_more.sql', "insert into a values (1); comment on table b is 'one; two';");

async function select<Row>(query: string): Promise<Row[]> {
  const { rows } = await own.connection.inReadTransaction((tx) => sql.raw<Row>(query).execute(tx));
  return rows;
}
const applied = async (): Promise<string[]> => {
  const rows = await select<{ name: string }>('select name from schema_migrations order by name');
  return rows.map(({ name }) => name);
};

test('migrations are applied in order, each once, and remembered', async () => {
  await migrate(own.connection, [first]);
  await migrate(own.connection, [first, second]);
  await migrate(own.connection, [first, second]);
  expect(await applied()).toEqual(['0001_start.sql', '0002_more.sql']);
  expect(await select('select count(*) from a')).toEqual([{ count: 1 }]);
});

test('a migration that fails leaves nothing of itself, and those before it stay', async () => {
  const broken = migration('0002_broken.sql', 'create table c (id integer); insert into nowhere values (1);');
  await expect(migrate(own.connection, [first, broken])).rejects.toMatchObject({ code: '42P01' });
  expect(await applied()).toEqual(['0001_start.sql']);
  expect(await select("select to_regclass('c') as c")).toEqual([{ c: null }]);
});

test('servers that start together migrate once', async () => {
  const others = own.openAgain ? await Promise.all([own.openAgain(), own.openAgain(), own.openAgain()]) : [];
  const connections = [own.connection, ...others];
  await Promise.all([...connections, ...connections].map((each) => migrate(each, [first, second])));
  expect(await applied()).toEqual(['0001_start.sql', '0002_more.sql']);
  expect(await select('select count(*) from a')).toEqual([{ count: 1 }]);
  await Promise.all(others.map((each) => each.close()));
});

test('a database of a newer version is refused with the sentence that says what to do', async () => {
  await migrate(own.connection, [first, second]);
  await expect(migrate(own.connection, [first])).rejects.toThrow(
    /newer Takhti \(it has 0002_more\.sql.*install that version/,
  );
});

test('a migration that was changed afterwards is refused', async () => {
  await migrate(own.connection, [first]);
  const changed = migration(first.name, `${first.text} -- and more`);
  await expect(migrate(own.connection, [changed, second])).rejects.toThrow(/0001_start\.sql was changed/);
  expect(await applied()).toEqual(['0001_start.sql']);
});

test('a migration that comes before one that is applied is refused', async () => {
  const third = migration('0003_last.sql', 'create table c (id integer)');
  await migrate(own.connection, [first, third]);
  await expect(migrate(own.connection, [first, second, third])).rejects.toThrow(
    /0002_more\.sql comes before 0003_last\.sql/,
  );
});
