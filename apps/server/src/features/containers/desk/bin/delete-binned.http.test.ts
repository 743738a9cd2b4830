import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tableColumns } from '../../../../platform/db/schema/table-columns.ts';
import { makeTestApp, type TestApp } from '../../../../testing/index.ts';
import { dueBinned, ofComments, ofContainer } from './delete-binned.queries.ts';

let server: TestApp;
beforeAll(async () => {
  server = await makeTestApp();
});
afterAll(() => server.close());

const tablesWith = (column: string): string[] =>
  Object.entries(tableColumns)
    .filter(([, columns]) => columns.some((each) => each === column))
    .map(([table]) => table);

test('every table that names a container is emptied of it, but for what keeps it and its files', () => {
  // What was ever published is not deleted; files outlive what they were brought for.
  expect([...ofContainer, 'containers', 'publications', 'uploads'].toSorted()).toEqual(
    tablesWith('container_id').toSorted(),
  );
  expect([...ofComments, 'containers'].toSorted()).toEqual(tablesWith('users_content_id').toSorted());
});

test('due content is found by its own index, with any amount of other content', async () => {
  const { container_id } = await server.make.container();
  const plan = await server.db.inTransaction(async (tx) => {
    // Enough that reading them all is never cheapest, counted at once: the database would count them when it has time.
    await sql`
      insert into containers
      select (jsonb_populate_record(containers, jsonb_build_object(
        'container_id', gen_random_uuid(), 'content_id', gen_random_uuid(), 'users_content_id', gen_random_uuid()))).*
      from containers, generate_series(1, 2000)
      where container_id = ${container_id}`.execute(tx);
    await sql`analyze containers`.execute(tx);
    const { sql: text } = dueBinned(tx, new Date()).compile();
    // A plan for any values, as a database makes it of a statement that it is sent again and again.
    await sql`set local plan_cache_mode = force_generic_plan`.execute(tx);
    await sql`prepare due_binned as ${sql.raw(text)}`.execute(tx);
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain execute due_binned (now(), 1)`.execute(tx);
    await sql`deallocate due_binned`.execute(tx);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
  expect(plan).toMatch(/containers_due_to_leave_bins/);
});
