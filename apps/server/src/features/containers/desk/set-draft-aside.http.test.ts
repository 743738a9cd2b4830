import {
  bringBack,
  deleteContainer,
  deletePublished,
  editPublished,
  listBin,
  listHistory,
  listNotifications,
  openContainer,
  saveQuestion,
  setDraftAside,
  takeLock,
} from '@takhti/contract';
import { limits } from '@takhti/domain';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { lockNamed, type Tx } from '../../../platform/db/index.ts';
import { isEmbedded } from '../../../platform/db/testing/copy-template.ts';
import { questionDoc, type TestPerson } from '../../../testing/index.ts';
import { publishNow } from '../../../testing/published-content.ts';
import { openSchool } from '../../../testing/school.ts';
import { deliverNotifications } from '../../notifications/index.ts';
import { refuseTooManyDrafts } from './holding-draft.ts';

const { server, author: owner, school } = await openSchool();
const { institution_id } = owner;
const colleague = await server.make.person({ institution_id, roles: ['cd'], full_name: 'Aisha' });
const other = await server.make.person({ institution_id, roles: ['cd'] });
const remover = await withFlag('is_deletion', 'cr3', institution_id);

async function withFlag(
  flag: 'is_deletion' | 'is_visitor',
  role: string,
  institution?: number,
): Promise<TestPerson> {
  const of = institution === undefined ? {} : { institution_id: institution };
  const person = await server.make.person({ ...of, roles: [role] });
  await server.db.inTransaction((tx) =>
    tx
      .updateTable('users')
      .set({ [flag]: 1 })
      .where('user_id', '=', person.user_id)
      .execute(),
  );
  return person;
}

/** A bank of the owner that is published, and a colleague's draft of it. */
async function held(by: TestPerson = colleague) {
  const { container_id: published, content_id } = await school.bank();
  await publishNow(server, owner, published);
  const draft = await server.as(by).ok(editPublished, { content_id });
  return { published, content_id, draft, container_id: draft.container_id };
}

const told = async (who: TestPerson, content_id: string) =>
  (await server.as(who).refused(editPublished, { content_id })).details;

describe('a colleague’s draft of published content', () => {
  test('is put into the colleague’s bin by the owner, who then begins their own; its author is told and finds it there', async () => {
    const { content_id, container_id } = await held();
    expect(await told(owner, content_id)).toMatchObject({
      container_id,
      full_name: 'Aisha',
      is_in_review: false,
      may_set_aside: true,
    });
    await server.as(owner).ok(setDraftAside, { container_id });
    expect((await server.as(colleague).refused(openContainer, { container_id })).problem).toBe(
      'container.not_found',
    );
    const own = await server.as(owner).ok(editPublished, { content_id });

    const bin = (await server.as(colleague).ok(listBin, { page: 1 })).records;
    expect(bin.map((each) => each.container_id)).toContain(container_id);
    await deliverNotifications(server.services);
    const { records } = await server.as(colleague).ok(listNotifications, { page: 1 });
    expect(records[0]).toMatchObject({ kind: 'set_aside', container_id, full_name: owner.full_name });

    // Not while another one holds the content; afterwards its history says who had set it aside.
    expect(await server.as(colleague).refused(bringBack, { container_id })).toMatchObject({
      problem: 'container.has_draft',
      details: { full_name: owner.full_name, may_set_aside: false },
    });
    await server.as(owner).ok(deleteContainer, { container_id: own.container_id });
    await server.as(colleague).ok(bringBack, { container_id });
    const history = await server.as(colleague).ok(listHistory, { container_id, page: 1 });
    expect(history.records.slice(0, 2)).toMatchObject([
      { action: 'bringBack', full_name: 'Aisha' },
      { action: 'setAside', full_name: owner.full_name },
    ]);
    expect(await told(owner, content_id)).toMatchObject({ container_id, may_set_aside: true });
  });

  test('is put there by who may delete any published content, also when its author has left', async () => {
    const leaving = await server.make.person({ institution_id, roles: ['cd'] });
    const { content_id, container_id } = await held(leaving);
    await server.db.inTransaction((tx) =>
      tx.updateTable('users').set({ is_disabled: 1 }).where('user_id', '=', leaving.user_id).execute(),
    );
    await server.as(remover).ok(setDraftAside, { container_id });
    const { user_id } = await server.as(other).ok(editPublished, { content_id });
    expect(user_id).toBe(other.user_id);
  });

  test('is nobody else’s to set aside, and those hear only whose it is', async () => {
    const { content_id, container_id } = await held();
    expect(await told(other, content_id)).toMatchObject({ full_name: 'Aisha', may_set_aside: false });
    const teacher = await server.make.person({ institution_id, roles: ['teacher'] });
    const visitor = await withFlag('is_visitor', 'cd', institution_id);
    const refusals: [TestPerson, string][] = [
      [other, 'container.forbidden'],
      [school.first, 'container.forbidden'],
      [school.last, 'container.forbidden'],
      [colleague, 'container.forbidden'],
      [teacher, 'account.forbidden'],
      [visitor, 'account.forbidden'],
      [await server.make.person({ roles: ['cd'] }), 'container.not_found'],
      [await withFlag('is_deletion', 'cr3'), 'container.not_found'],
    ];
    for (const [who, problem] of refusals)
      expect((await server.as(who).refused(setDraftAside, { container_id })).problem).toBe(problem);
    await server.as(colleague).ok(openContainer, { container_id });
  });

  test('in review it is the reviewers’, until they give it back', async () => {
    const { content_id, draft, container_id } = await held();
    const waiting = await school.to(colleague, draft, 'w');
    const refused = async () => (await server.as(owner).refused(setDraftAside, { container_id })).problem;
    expect(await told(owner, content_id)).toMatchObject({ is_in_review: true, may_set_aside: true });
    expect(await refused()).toBe('container.wrong_status');
    const inReview = await school.to(school.first, waiting, 'r');
    expect(await refused()).toBe('container.wrong_status');
    await school.to(school.first, inReview, 's', 'Please change the first question.');
    await server.as(owner).ok(setDraftAside, { container_id });
    await server.as(colleague).ok(bringBack, { container_id });
    expect(await server.as(colleague).ok(openContainer, { container_id })).toMatchObject({
      content_status: 's',
    });
  });

  test('is set aside while its editor is open too, and nothing is saved into it any more', async () => {
    const { container_id } = await held();
    await server.as(colleague).ok(takeLock, { container_id });
    await server.as(owner).ok(setDraftAside, { container_id });
    expect(
      (await server.as(colleague).refused(saveQuestion, { ...questionDoc(), container_id })).problem,
    ).toBe('container.not_found');
  });
});

test('what is published, what replaces nothing, and what was withdrawn meanwhile is never set aside', async () => {
  const { published, content_id, container_id } = await held();
  const own = await school.bank();
  const notFound = async (id: string) =>
    expect((await server.as(remover).refused(setDraftAside, { container_id: id })).problem).toBe(
      'container.not_found',
    );
  await notFound(published);
  await notFound(own.container_id);
  await server.as(remover).ok(deletePublished, { content_id });
  await notFound(container_id);
});

test('setting a draft aside while its author submits it: one of the two is refused', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { draft, container_id } = await held();
    const both = await Promise.allSettled([
      server.as(owner).ok(setDraftAside, { container_id }),
      school.to(colleague, draft, 'w'),
    ]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  }
});

test('a person begins only so many drafts of what others published; of their own any number', async () => {
  const eager = await server.make.person({ institution_id, roles: ['cd'] });
  const { container_id, content_id } = await held(eager);
  const { max } = limits.drafts_of_others;
  // Others of the same make, each with a published one of the owner.
  await server.db.inTransaction((tx) =>
    sql`
      with made as (select gen_random_uuid() as content_id from generate_series(2, ${max}::int))
      insert into containers
      select (jsonb_populate_record(containers, jsonb_build_object(
        'container_id', gen_random_uuid(), 'content_id', made.content_id, 'users_content_id', gen_random_uuid()))).*
      from containers, made where containers.content_id = ${content_id} and containers.is_deleted = 0`.execute(
      tx,
    ),
  );
  const { content_id: one } = await school.bank().then(async (bank) => {
    await publishNow(server, owner, bank.container_id);
    return bank;
  });
  expect((await server.as(eager).refused(editPublished, { content_id: one })).problem).toBe(
    'container.too_many_drafts',
  );
  const own = await server.make.container({ author: eager, content_status: 'a', is_published: 1 });
  await server.as(eager).ok(editPublished, { content_id: own.content_id });

  // One in the bin makes room for another, and does not come back beside it.
  await server.as(eager).ok(deleteContainer, { container_id });
  await server.as(eager).ok(editPublished, { content_id: one });
  expect((await server.as(eager).refused(bringBack, { container_id })).problem).toBe(
    'container.too_many_drafts',
  );

  // Begun at the same moment, one of several takes the last place.
  const draft = await selectDraftOf(eager, one);
  await server.as(eager).ok(deleteContainer, { container_id: draft });
  const more = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const bank = await school.bank();
      await publishNow(server, owner, bank.container_id);
      return bank.content_id;
    }),
  );
  // The first of them is seen to wait for the lock; on the embedded database, transactions wait for each other anyway.
  const locked = Promise.withResolvers<undefined>();
  const released = Promise.withResolvers<undefined>();
  const holding = server.db.inTransaction(async (tx) => {
    await lockNamed(tx, `drafts of others ${eager.user_id}`);
    locked.resolve(undefined);
    await released.promise;
  });
  await locked.promise;
  const calls = more.map((each) => server.as(eager).call(editPublished, { content_id: each }));
  await expect
    .poll(async () => isEmbedded || (await server.db.inReadTransaction(countWaiting)) > 0, {
      timeout: 10_000,
    })
    .toBe(true);
  released.resolve(undefined);
  await holding;
  const begun = await Promise.all(calls);
  expect(begun.filter(({ error_code }) => error_code === 0)).toHaveLength(1);

  // On either database the lock is held until the transaction ends.
  await server.as(eager).ok(deleteContainer, { container_id: await selectDraftOf(eager, ...more) });
  await server.db.inTransaction(async (tx) => {
    expect(await countHeld(tx)).toBe(0);
    await refuseTooManyDrafts(tx, eager, one);
    expect(await countHeld(tx)).toBe(1);
    await lockNamed(tx, `drafts of others ${eager.user_id}`);
    expect(await countHeld(tx)).toBe(1);
  });
});

async function countLocks(tx: Tx, is_granted: boolean): Promise<number> {
  const own = is_granted ? sql`and pid = pg_backend_pid()` : sql``;
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from pg_locks where locktype = 'advisory' and granted = ${is_granted}
      and database = (select oid from pg_database where datname = current_database()) ${own}`.execute(tx);
  return rows[0]?.total ?? -1;
}
const countWaiting = (tx: Tx): Promise<number> => countLocks(tx, false);
const countHeld = (tx: Tx): Promise<number> => countLocks(tx, true);

async function selectDraftOf({ user_id }: TestPerson, ...content_ids: string[]): Promise<string> {
  const { container_id } = await server.db.inReadTransaction((tx) =>
    tx
      .selectFrom('containers')
      .select('container_id')
      .where('content_id', 'in', content_ids)
      .where('user_id', '=', user_id)
      .where('is_deleted', '=', 0)
      .executeTakeFirstOrThrow(),
  );
  return container_id;
}
