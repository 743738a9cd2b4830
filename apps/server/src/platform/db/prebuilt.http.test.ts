import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Tx } from './db.ts';
import { prebuilt } from './prebuilt.ts';
import { makeOwnDatabase, type OwnDatabase } from './testing/own-database.ts';

let own: OwnDatabase;
beforeAll(async () => {
  own = await makeOwnDatabase();
  await own.connection.inTransaction(async (tx) => {
    await sql`create table installation (name text primary key, value text not null)`.execute(tx);
    const rows = [
      { name: 'a', value: 'first' },
      { name: 'b', value: 'second' },
    ];
    await tx.insertInto('installation').values(rows).execute();
  });
});
afterAll(() => own.remove());

test('a statement that was built once answers for the values of each call, in every handle', async () => {
  let built = 0;
  const listValues = prebuilt((tx, { name }: { name: string }) => {
    built += 1;
    return tx.selectFrom('installation').select('value').where('name', '=', name);
  });
  const ask = (name: string) => own.connection.readOne((tx) => listValues(tx, { name }));
  expect(await Promise.all([ask('a'), ask('b'), ask('c')])).toEqual([
    [{ value: 'first' }],
    [{ value: 'second' }],
    [],
  ]);
  const both = await own.connection.inTransaction(async (tx) => [
    await listValues(tx, { name: 'b' }),
    await listValues(tx, { name: 'a' }),
  ]);
  expect(both).toEqual([[{ value: 'second' }], [{ value: 'first' }]]);
  expect(built).toBe(1);
});

test('what a handle refuses is refused also when it was built in another one', async () => {
  const rename = prebuilt((tx, { name }: { name: string }) =>
    tx.updateTable('installation').set({ value: 'other' }).where('name', '=', name).returning('name'),
  );
  const change = (tx: Tx) => rename(tx, { name: 'a' });
  expect(await own.connection.inTransaction(change)).toEqual([{ name: 'a' }]);
  await expect(own.connection.readOne(change)).rejects.toThrow('Only a select');
});
