import { approveAll, countApprovable, openContainer, searchLibrary, takeLock } from '@takhti/contract';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openSession } from '../account/index.ts';
import { makeTestApp, type TestApp } from '../../testing/index.ts';
import { makeSchool, type School } from '../../testing/school.ts';

let server: TestApp;
let school: School;

beforeEach(async () => {
  server ??= await makeTestApp();
  school = await makeSchool(server);
});
afterAll(() => server.close());

const everything = () => server.as(school.last).ok(approveAll, {});
const outcomes = ({ items }: Awaited<ReturnType<typeof everything>>) =>
  items.map(({ container_id, outcome, problem }) => [container_id, problem ?? outcome]);

/** Approved by the levels before, so that it waits for the last. */
async function waiting() {
  const inReview = await school.toLastReview(await school.bank());
  return school.to(school.last, inReview, 'w');
}

test('C-512 C-514 C-912 all that waits at the final level or is reviewed there by the person is published', async () => {
  const items = [await waiting(), await waiting(), await school.toLastReview(await school.bank())];
  expect(await server.as(school.last).ok(countApprovable, {})).toEqual({
    approves_finally: true,
    w: 2,
    r: 1,
  });
  const report = await everything();
  expect(outcomes(report)).toEqual(items.map(({ container_id }) => [container_id, 'approved']));
  expect(report.remaining).toBe(0);
  const { records } = await server.as(school.author).ok(searchLibrary, {});
  expect(records.map(({ container_id }) => container_id).toSorted()).toEqual(
    items.map(({ container_id }) => container_id).toSorted(),
  );
  expect((await school.trail(items[0]!)).moves.slice(-2)).toEqual(['startReview', 'approve']);
  expect(await server.as(school.last).ok(countApprovable, {})).toMatchObject({ w: 0, r: 0 });
});

test('C-512 what stands in the way of one item is told and leaves the others alone', async () => {
  const broken = await waiting();
  await server.db.inTransaction((tx) =>
    tx
      .updateTable('questions')
      .set({ option1: '' })
      .where('container_id', '=', broken.container_id)
      .execute(),
  );
  const held = await school.toLastReview(await school.bank());
  const fine = await waiting();
  const { institution_id, user_id } = school.last;
  const elsewhere = await server.db.inTransaction((tx) =>
    openSession(tx, server.services.clock, { institution_id, user_id, active_role: 'cr3' }),
  );
  await server.as(elsewhere).ok(takeLock, { container_id: held.container_id });
  expect(outcomes(await everything())).toEqual([
    [broken.container_id, 'container.has_errors'],
    [held.container_id, 'container.locked'],
    [fine.container_id, 'approved'],
  ]);
  const opened = await server.as(school.last).ok(openContainer, { container_id: broken.container_id });
  expect(opened).toMatchObject({ content_status: 'w', version: broken.version });
  expect(await server.as(school.last).ok(openContainer, { container_id: fine.container_id })).toMatchObject({
    is_published: 1,
  });
});

test('C-514 other levels, other reviewers’ items, other institutions and one’s own work stay as they are', async () => {
  const atFirst = await school.to(school.author, await school.bank(), 'w');
  const theirs = await school.toLastReview(await school.bank());
  const finalToo = await server.make.person({ institution_id: school.institution_id, roles: ['cr3', 'cd'] });
  const own = await server.make.container({
    author: finalToo,
    content_status: 'w',
    waiting_level: 3,
    review_level: 2,
  });
  const elsewhere = await server.make.container({ content_status: 'w', waiting_level: 3 });
  expect(await server.as(finalToo).ok(countApprovable, {})).toEqual({ approves_finally: true, w: 0, r: 0 });
  expect(await server.as(finalToo).ok(approveAll, {})).toEqual({ items: [], remaining: 0 });
  const rows = await server.db.inReadTransaction((tx) =>
    tx
      .selectFrom('containers')
      .select(['content_status'])
      .where(
        'container_id',
        'in',
        [atFirst, own, elsewhere, theirs].map(({ container_id }) => container_id),
      )
      .execute(),
  );
  expect(rows.map(({ content_status }) => content_status).toSorted()).toEqual(['r', 'w', 'w', 'w']);
});

test('C-514 only a final reviewer approves in this way', async () => {
  await school.to(school.author, await school.bank(), 'w');
  expect(await server.as(school.first).ok(countApprovable, {})).toEqual({
    approves_finally: false,
    w: 0,
    r: 0,
  });
  expect((await server.as(school.first).refused(approveAll, {})).problem).toBe('container.forbidden');
  expect((await server.as(school.author).refused(approveAll, {})).problem).toBe('account.forbidden');
});

test('C-512 what the person edits in this very browser is approved, lock and all', async () => {
  const { container_id } = await school.toLastReview(await school.bank());
  await server.as(school.last).ok(takeLock, { container_id });
  expect(outcomes(await everything())).toEqual([[container_id, 'approved']]);
});
