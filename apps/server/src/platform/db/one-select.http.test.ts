import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeOwnDatabase, type OwnDatabase } from './testing/own-database.ts';

let own: OwnDatabase;
beforeAll(async () => {
  own = await makeOwnDatabase();
  await own.connection.inTransaction((tx) =>
    sql`create table installation (name text primary key, value text not null)`.execute(tx),
  );
});
afterAll(() => own.remove());

test('one select needs no transaction', async () => {
  await own.connection.inTransaction((tx) =>
    tx.insertInto('installation').values({ name: 'bench', value: 'kept' }).execute(),
  );
  const found = await own.connection.readOne((tx) =>
    tx.selectFrom('installation').select('value').where('name', '=', 'bench').execute(),
  );
  expect(found).toEqual([{ value: 'kept' }]);
});

test('a select may hold others', async () => {
  const found = await own.connection.readOne((tx) =>
    tx
      .selectFrom(tx.selectFrom('installation').select('value').as('inner'))
      .select('inner.value')
      .select((select) => select.selectFrom('installation').select('name').limit(1).as('name'))
      .execute(),
  );
  expect(found).toEqual([{ value: 'kept', name: 'bench' }]);
});

test('a second statement is refused, because it might see another state', async () => {
  const both = own.connection.readOne(async (tx) => {
    await tx.selectFrom('installation').select('name').execute();
    await tx.selectFrom('installation').select('value').execute();
  });
  await expect(both).rejects.toThrow('needs a transaction');
});

test('a write outside a transaction is refused, in whatever form', async () => {
  const { connection } = own;
  await expect(connection.readOne((tx) => tx.deleteFrom('installation').execute())).rejects.toThrow(
    'Only a select',
  );
  await expect(connection.readOne((tx) => sql`delete from installation`.execute(tx))).rejects.toThrow(
    'Only a select',
  );
});

test('inside a transaction it is refused as every other way in is', async () => {
  const nested = own.connection.inTransaction(() => own.connection.readOne(() => Promise.resolve(1)));
  await expect(nested).rejects.toThrow('pass its tx on');
});
