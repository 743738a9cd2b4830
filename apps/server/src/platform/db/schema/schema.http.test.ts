import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { tableColumns } from './table-columns.ts';
import { openTestDatabase } from '../testing/index.ts';

test('the tables and columns that queries are checked against are those of the live database', async () => {
  const database = await openTestDatabase();
  const { rows } = await database.inReadTransaction((tx) =>
    sql<{ name: string; columns: string[] }>`
      select class.relname::text as name, array_agg(attribute.attname::text) as columns
      from pg_class class
      join pg_attribute attribute on attribute.attrelid = class.oid and attnum > 0 and not attisdropped
      where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'schema_migrations'
      group by class.relname`.execute(tx),
  );
  const live = Object.fromEntries(rows.map(({ name, columns }) => [name, columns.toSorted()]));
  const declared = Object.fromEntries(
    Object.entries(tableColumns).map(([name, columns]) => [name, [...columns].toSorted()]),
  );
  expect(live).toEqual(declared);
});
