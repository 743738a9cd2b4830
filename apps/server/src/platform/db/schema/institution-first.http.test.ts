import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../testing/index.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

/** Tables of the installation as a whole: on a sharded PostgreSQL they are copied to every machine, or stay on one. */
const of_installation: Readonly<Record<string, string>> = {
  installation: 'the secrets and times of the installation itself',
  sessions: 'a bearer is looked up before anybody knows whose it is',
  login_failures: 'counts what was tried from where, no matter who was meant',
  login_names: 'a login names no institution',
};

/** Unique indexes that hold over all institutions, and why. */
const over_all: Readonly<Record<string, string>> = {
  users_username: 'a login names no institution',
  users_by_id: 'a session of another desk names its person alone; ids are random, so that none comes twice',
  uploads_by_id: 'a browser keeps a file under its id; ids are random, so that none comes twice',
  password_resets_code: 'a code that was mailed names nobody',
  short_links_code: 'a learner types a code and knows no institution',
  live_rounds_code: 'a learner types a code and knows no institution',
};

async function rowsOf<Row>(text: string): Promise<Row[]> {
  const { rows } = await db.inReadTransaction((tx) => sql<Row>`${sql.raw(text)}`.execute(tx));
  return rows;
}

test('every table leads with institution_id, in its columns and in its primary key', async () => {
  const rows = await rowsOf<{ name: string; first: string; key: string | null }>(`
    select class.relname::text as name, attribute.attname::text as first, (
      select a.attname::text from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
      where i.indrelid = class.oid and i.indisprimary) as key
    from pg_class class join pg_attribute attribute on attribute.attrelid = class.oid and attribute.attnum = 1
    where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace and relname <> 'schema_migrations'`);
  expect(rows.length).toBeGreaterThan(20);
  const others = rows.filter(({ first, key }) => first !== 'institution_id' || key !== 'institution_id');
  expect(others.map(({ name }) => name).filter((name) => !(name in of_installation))).toEqual([]);
});

test('unique indexes include the institution', async () => {
  const rows = await rowsOf<{ name: string; columns: string[] }>(`
    select index.relname::text as name, array(
      select pg_get_indexdef(i.indexrelid, n, true) from generate_series(1, i.indnkeyatts) n) as columns
    from pg_index i join pg_class index on index.oid = i.indexrelid join pg_class class on class.oid = i.indrelid
    where i.indisunique and not i.indisprimary and class.relnamespace = 'public'::regnamespace
      and class.relname <> 'schema_migrations' and not class.relname = any('{${Object.keys(of_installation).join(',')}}')`);
  const others = rows.filter(({ columns }) => !columns.includes('institution_id'));
  expect(others.map(({ name }) => name).filter((name) => !(name in over_all))).toEqual([]);
});

test('anyone who points at another row points at one of the same institution', async () => {
  const rows = await rowsOf<{ name: string; columns: string[]; target: string[] }>(`
    select conname::text as name, array(
      select attname::text from pg_attribute where attrelid = conrelid and attnum = any(conkey)) as columns, array(
      select attname::text from pg_attribute where attrelid = confrelid and attnum = any(confkey)) as target
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`);
  expect(rows.length).toBeGreaterThan(10);
  const others = rows.filter(
    ({ columns, target }) => !columns.includes('institution_id') || !target.includes('institution_id'),
  );
  expect(others.map(({ name }) => name)).toEqual([]);
});
