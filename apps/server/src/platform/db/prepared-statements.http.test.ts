import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Tx } from './db.ts';
import { makeOwnDatabase, type OwnDatabase } from './testing/own-database.ts';

let own: OwnDatabase;
beforeAll(async () => {
  own = await makeOwnDatabase();
  await own.connection.inTransaction(async (tx) => {
    await sql`create table notes (id integer primary key, title text)`.execute(tx);
    await sql`insert into notes values (1, 'a note'), (2, 'another')`.execute(tx);
  });
});
afterAll(() => own.remove());

async function preparedFor(tx: Tx, part: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pg_prepared_statements where strpos(statement, ${part}) > 0`.execute(tx);
  return rows[0]?.count ?? 0;
}

const titleOf = async (tx: Tx, id: number): Promise<string | undefined> => {
  const { rows } = await sql<{ title: string }>`select title from notes where id = ${id}`.execute(tx);
  return rows[0]?.title;
};

test('a statement is prepared when it is repeated, and answers with its own values', async () => {
  await own.connection.inReadTransaction(async (tx) => {
    expect(await titleOf(tx, 1)).toBe('a note');
    expect(await preparedFor(tx, 'from notes where id')).toBe(0);
    expect(await titleOf(tx, 2)).toBe('another');
    expect(await titleOf(tx, 1)).toBe('a note');
    expect(await preparedFor(tx, 'from notes where id')).toBe(1);
  });
});

test('a text search is planned for what was typed, each time', async () => {
  await own.connection.inReadTransaction(async (tx) => {
    for (const typed of ['a%', 'an%', '%t%'])
      await sql`select id from notes where title ilike ${typed}`.execute(tx);
    expect(await preparedFor(tx, 'ilike')).toBe(0);
  });
});

test('a prepared statement follows a change of its table', async () => {
  await own.connection.inTransaction(async (tx) => {
    await titleOf(tx, 1);
    await titleOf(tx, 1);
    await sql`alter table notes add column language text`.execute(tx);
    await sql`alter table notes alter column id type bigint`.execute(tx);
    expect(await titleOf(tx, 2)).toBe('another');
  });
});

test('a prepared statement that fails can be asked again', async () => {
  const ask = (id: string) =>
    own.connection.inReadTransaction((tx) =>
      sql`select title from notes where id = ${id}::integer`.execute(tx),
    );
  await ask('1');
  await ask('2');
  await expect(ask('none')).rejects.toMatchObject({ code: '22P02' });
  expect((await ask('1')).rows).toEqual([{ title: 'a note' }]);
});

test('a select of all columns goes on after another server added one, on every connection', async () => {
  const { connection } = own;
  const ask = () =>
    connection.inReadTransaction((tx) => sql<object>`select * from notes where id = ${1}`.execute(tx));
  const askOften = () => Promise.all(Array.from({ length: 20 }, async () => (await ask()).rows));
  await askOften();
  await askOften();
  await connection.inTransaction((tx) =>
    sql`alter table notes add column colour text default 'green'`.execute(tx),
  );
  const answers = await askOften();
  expect(answers).toEqual(
    Array.from({ length: 20 }, () => [expect.objectContaining({ id: 1, colour: 'green' })]),
  );
});
