import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { makeOwnDatabase, type OwnDatabase } from '../testing/own-database.ts';

let own: OwnDatabase;
beforeAll(async () => {
  own = await makeOwnDatabase();
  await own.connection.inTransaction((tx) =>
    sql`create table notes (id integer primary key, body jsonb)`.execute(tx),
  );
});
afterAll(() => own.remove());

const countNotes = async (): Promise<number | undefined> => {
  const { rows } = await own.connection.inReadTransaction((tx) =>
    sql<{ count: number }>`select count(*) from notes`.execute(tx),
  );
  return rows[0]?.count;
};

test('values arrive alike on both engines: numbers, ISO times in UTC, JSON, arrays', async () => {
  const { rows } = await own.connection.inReadTransaction((tx) =>
    sql`
      select count(*) as count, 9007199254740991::bigint as big, array[1, null]::bigint[] as bigs, 1.25::numeric as part,
             timestamptz '2026-03-01 05:00:00.123456+05' as stamp, array[timestamptz '2026-03-01 00:00Z'] as stamps,
             timestamptz 'infinity' as never, date '2026-03-01' as day, interval '90 minutes' as span,
             '{"a": [1, "ب"]}'::jsonb as json, array['x,y', null] as texts, '\\x00ff'::bytea as bytes,
             true as yes, ${'پښتو'}::text as pashto, ${new Date('2026-03-01T00:00:00.5Z')}::timestamptz as sent,
             ${['a"b', 'ج']}::text[] as sent_texts
      from pg_class where false`.execute(tx),
  );
  expect(rows).toEqual([
    {
      count: 0,
      big: 9007199254740991,
      bigs: [1, null],
      part: 1.25,
      stamp: '2026-03-01T00:00:00.123Z',
      stamps: ['2026-03-01T00:00:00.000Z'],
      never: 'infinity',
      day: '2026-03-01',
      span: '01:30:00',
      json: { a: [1, 'ب'] },
      texts: ['x,y', null],
      bytes: Buffer.from([0, 255]),
      yes: true,
      pashto: 'پښتو',
      sent: '2026-03-01T00:00:00.500Z',
      sent_texts: ['a"b', 'ج'],
    },
  ]);
});

test('a transaction commits its writes, and rolls them back after an error', async () => {
  await own.connection.inTransaction((tx) => sql`insert into notes (id) values (1)`.execute(tx));
  const failing = own.connection.inTransaction(async (tx) => {
    await sql`insert into notes (id) values (2)`.execute(tx);
    throw new Error('thought better of it');
  });
  await expect(failing).rejects.toThrow('thought better of it');
  expect(await countNotes()).toBe(1);
});

test('a failed statement that was swallowed does not let the rest be committed', async () => {
  const before = await countNotes();
  const half = own.connection.inTransaction(async (tx) => {
    await sql`insert into notes (id) values (3)`.execute(tx);
    await sql`select 1 / 0`.execute(tx).catch(() => undefined);
  });
  await expect(half).rejects.toThrow(/aborted|rolled back/i);
  expect(await countNotes()).toBe(before);
});

test('errors name their code, table and constraint', async () => {
  await own.connection.inTransaction((tx) => sql`insert into notes (id) values (10)`.execute(tx));
  await expect(
    own.connection.inTransaction((tx) => sql`insert into notes (id) values (10)`.execute(tx)),
  ).rejects.toMatchObject({ code: '23505', table: 'notes', constraint: 'notes_pkey' });
});

test('a read transaction refuses to write', async () => {
  await expect(
    own.connection.inReadTransaction((tx) => sql`delete from notes`.execute(tx)),
  ).rejects.toMatchObject({ cause: { code: '25006' } });
});

test('a transaction inside a transaction is refused instead of waiting for ever', async () => {
  const nested = own.connection.inTransaction(() =>
    own.connection.inReadTransaction(() => Promise.resolve(1)),
  );
  await expect(nested).rejects.toThrow('pass its tx on');
});

test('work that a transaction left behind may begin one of its own', async () => {
  let later: Promise<number> | undefined;
  const { promise: done, resolve } = Promise.withResolvers<void>();
  await own.connection.inTransaction(() => {
    later = done.then(() => own.connection.inReadTransaction(() => Promise.resolve(7)));
    return Promise.resolve();
  });
  resolve();
  expect(await later).toBe(7);
});

test('transactions that are asked for at once all come to pass', async () => {
  await own.connection.inTransaction((tx) => sql`truncate notes`.execute(tx));
  const ids = Array.from({ length: 40 }, (_, id) => id);
  await Promise.all(
    ids.map((id) =>
      own.connection.inTransaction((tx) => sql`insert into notes (id) values (${id})`.execute(tx)),
    ),
  );
  expect(await countNotes()).toBe(40);
});

test.each(['40001', '40P01'])('work that failed with %s is done again from its start', async (code) => {
  let attempts = 0;
  const outcome = await own.connection.inTransaction(async (tx) => {
    attempts += 1;
    await sql`insert into notes (id) values (${1000 + attempts}) on conflict do nothing`.execute(tx);
    if (attempts < 3) await sql.raw(`do $$ begin raise sqlstate '${code}'; end $$`).execute(tx);
    return sql<{ id: number }>`select id from notes where id > 1000`.execute(tx);
  });
  expect(attempts).toBe(3);
  expect(outcome.rows).toEqual([{ id: 1003 }]);
  await own.connection.inTransaction((tx) => sql`delete from notes where id > 1000`.execute(tx));
});

test('work that fails with a conflict every time gives up after three attempts', async () => {
  let attempts = 0;
  const hopeless = own.connection.inTransaction(async (tx) => {
    attempts += 1;
    await sql`do $$ begin raise sqlstate '40P01'; end $$`.execute(tx);
  });
  await expect(hopeless).rejects.toMatchObject({ code: '40P01' });
  expect(attempts).toBe(3);
});

test('a listener hears what was committed, and nothing after it stopped', async () => {
  const heard: string[] = [];
  const other: string[] = [];
  const notify = (payload: string): Promise<unknown> =>
    own.connection.inTransaction((tx) => sql`select pg_notify('news', ${payload})`.execute(tx));

  const stop = await own.connection.listen('news', (payload) => heard.push(payload));
  const stopOther = await own.connection.listen('news', (payload) => other.push(payload));
  await notify('one');
  await expect(
    own.connection.inTransaction(async (tx) => {
      await sql`select pg_notify('news', 'never')`.execute(tx);
      throw new Error('undone');
    }),
  ).rejects.toThrow('undone');
  await vi.waitFor(() => expect([heard, other]).toEqual([['one'], ['one']]));

  await stop();
  await notify('two');
  await vi.waitFor(() => expect(other).toEqual(['one', 'two']));
  expect(heard).toEqual(['one']);
  await stopOther();
});

test('a channel whose name is no plain word is refused', async () => {
  await expect(own.connection.listen('news; drop table notes', () => undefined)).rejects.toThrow('no name');
});

test('ping answers', async () => {
  await expect(own.connection.ping()).resolves.toBeUndefined();
});

test('closing waits for who is at work, and refuses who comes later', async () => {
  const { connection, remove } = await makeOwnDatabase();
  const { promise: mayGoOn, resolve } = Promise.withResolvers<void>();
  const working = connection.inTransaction(async (tx) => {
    await mayGoOn;
    return sql<{ one: number }>`select 1 as one`.execute(tx);
  });
  const closed = connection.close();
  await expect(connection.inTransaction(() => Promise.resolve())).rejects.toThrow('being closed');
  resolve();
  expect((await working).rows).toEqual([{ one: 1 }]);
  await closed;
  await remove();
});
