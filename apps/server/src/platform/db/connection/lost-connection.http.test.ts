import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { makeOwnDatabase, type OwnDatabase } from '../testing/own-database.ts';

const { kind } = inject('database_template');
const ENDLESS = 'select count(*) from generate_series(1, 100000000000)';

let own: OwnDatabase;
beforeAll(async () => {
  own = await makeOwnDatabase(1000);
});
afterAll(() => own.remove());

test('a statement that does not end is ended, and fails that transaction alone', async () => {
  const { connection } = own;
  const endless = connection.inTransaction(async (tx) => {
    await sql`create table half_done (id integer)`.execute(tx);
    await sql.raw(ENDLESS).execute(tx);
  });
  const waiting = connection.inReadTransaction((tx) =>
    sql`select to_regclass('half_done') as made`.execute(tx),
  );
  await expect(endless).rejects.toMatchObject({ code: '57014' });
  expect((await waiting).rows).toEqual([{ made: null }]);
});

test('migrations, backup and restore may take longer', async () => {
  const { connection } = own;
  const slow = connection.withoutStatementLimit(() =>
    connection.inTransaction(async (tx) => {
      await sql`set local statement_timeout = 0`.execute(tx);
      return sql<{ one: number }>`select 1 as one from pg_sleep(1.5)`.execute(tx);
    }),
  );
  expect((await slow).rows).toEqual([{ one: 1 }]);
});

test('a transaction in which nothing happens any more is ended, and its place is free again', async () => {
  const { connection } = own;
  const { promise: never } = Promise.withResolvers<void>();
  const forgotten = connection.inTransaction(async (tx) => {
    await sql`create table half_done (id integer)`.execute(tx);
    await never;
  });
  await expect(forgotten).rejects.toMatchObject({ code: '25P03' });
  const { rows } = await connection.inTransaction((tx) =>
    sql`select to_regclass('half_done') as made`.execute(tx),
  );
  expect(rows).toEqual([{ made: null }]);
});

test('listeners hear again after their connection was lost, and are told of the gap', async () => {
  const { connection } = own;
  const heard: string[] = [];
  let gaps = 0;
  const stop = await connection.listen(
    'news',
    (payload) => heard.push(payload),
    () => (gaps += 1),
  );
  const loseConnection =
    kind === 'embedded'
      ? sql.raw(ENDLESS)
      : sql`select pg_terminate_backend(pid) from pg_stat_activity
            where application_name = 'takhti listener' and datname = current_database()`;
  await connection.inTransaction((tx) => loseConnection.execute(tx)).catch(() => undefined);
  await vi.waitFor(
    async () => {
      await connection.inTransaction((tx) => sql`select pg_notify('news', 'still there')`.execute(tx));
      expect(heard).toContain('still there');
    },
    { timeout: 15_000 },
  );
  // What the embedded database says comes by the connection that says it.
  expect(gaps).toBe(kind === 'embedded' ? 0 : 1);
  await stop();
});

// An unheard "error" of a connection would end this very process, as it would a server.
test.runIf(kind === 'postgres')(
  'a server that drops a connection in a transaction fails that transaction alone',
  async () => {
    const { connection } = own;
    await expect(
      connection.inTransaction((tx) => sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx)),
    ).rejects.toThrow('terminat');
    const { rows } = await connection.inTransaction((tx) => sql`select 1 as one`.execute(tx));
    expect(rows).toEqual([{ one: 1 }]);
  },
);
