import {
  exportResults,
  launchAssessment,
  listOwnResults,
  listResults,
  saveAttempt,
  shortenLink,
} from '@takhti/contract';
import { decodeLaunchCode, type LinkAsks } from '@takhti/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTestApp, type TestApp, type TestPerson } from '../../../testing/index.ts';
import { answers } from '../../../testing/learner.ts';
import { makeBank, publishNow } from '../../../testing/published-content.ts';
import { listPlayedByLinks } from './own-links.queries.ts';

let app: TestApp;
let author: TestPerson;
let teacher: TestPerson;
let colleague: TestPerson;
beforeAll(async () => {
  app = await makeTestApp();
  author = await app.make.person();
  const { institution_id } = author;
  teacher = await app.make.person({ institution_id, roles: ['teacher'] });
  colleague = await app.make.person({ institution_id, roles: ['teacher'] });
});
afterAll(() => app.close());

async function publishedBank() {
  const { bank } = await makeBank(app, author, [{}, {}, {}]);
  await publishNow(app, author, bank.container_id);
  return bank;
}

type Bank = Awaited<ReturnType<typeof publishedBank>>;

/** What a link of somebody's own leads to. */
async function ownLink(person: TestPerson, { content_id }: Bank, asks?: LinkAsks) {
  const { path } = await app.as(person).ok(shortenLink, { content_id, ...(asks && { asks }) });
  const { headers } = await app.app.inject({ method: 'GET', url: path });
  const link = new URL(String(headers.location), 'https://studio.example');
  return { path, code: decodeLaunchCode(link.searchParams.get('code') ?? '') };
}

async function finish(
  { content_id, institution_id }: Bank,
  learner: { user_id?: string; link_code?: string | undefined },
): Promise<void> {
  const content = { assessment_id: content_id, institution_id, ...learner };
  const { attempt_id, attempt_token, play } = await app.as(null).ok(launchAssessment, content);
  app.clock.advance(60_000);
  const sent = { attempt_id, attempt_token, json_data: answers(play, [true]), is_bookmarking: 0 as const };
  await app.as(null).ok(saveAttempt, { assessment_id: content_id, institution_id, ...sent });
}

test('each person has links of their own, one for each thing that it asks for', async () => {
  const bank = await publishedBank();
  const named = await ownLink(teacher, bank, 'name');
  expect((await ownLink(teacher, bank, 'name')).path).toBe(named.path);
  app.clock.advance(1000);
  const others = [
    await ownLink(teacher, bank, 'number'),
    await ownLink(colleague, bank, 'name'),
    await ownLink(teacher, bank),
  ];
  expect(new Set([named, ...others].map(({ path }) => path)).size).toBe(4);
  const { content_id } = bank;
  const again = await Promise.all(
    [teacher, colleague, author].map((person) => app.as(person).ok(shortenLink, { content_id })),
  );
  expect(again.map(({ own }) => own)).toEqual(['number', 'name', null]);
  expect(named.code).toMatchObject({
    assessment_id: bank.content_id,
    asks: 'name',
    language: 'english',
    link_code: named.path.slice(3),
  });
  expect(others[2]?.code).toEqual({ assessment_id: bank.content_id, institution_id: bank.institution_id });
});

test('anyone who made a link sees who finished by it, and nothing else', async () => {
  const bank = await publishedBank();
  const { container_id } = bank;
  for (const call of [listResults, exportResults])
    expect((await app.as(teacher).refused(call, { container_id })).problem).toBe('account.forbidden');
  const link_code = (await ownLink(teacher, bank, 'name')).code?.link_code;
  await finish(bank, { user_id: ' Zarmina ', link_code });
  await finish(bank, { user_id: 'Bilal' });
  await finish(bank, {
    user_id: 'Hina',
    link_code: (await ownLink(colleague, bank, 'name')).code?.link_code,
  });

  const own = await app.as(teacher).ok(listResults, { container_id });
  expect([own.total, own.only_own_links, own.records.map(({ learner }) => learner)]).toEqual([
    1,
    true,
    ['Zarmina'],
  ]);
  const all = await app.as(author).ok(listResults, { container_id });
  expect([all.total, all.only_own_links]).toEqual([3, false]);
  const { records } = await app.as(teacher).ok(listOwnResults, {});
  expect(records).toEqual([
    {
      container_id,
      title: expect.any(String),
      language: 'english',
      content_type: bank.content_type,
      count: 1,
      started: 0,
      last_on: own.records[0]?.finished_on,
    },
  ]);
  // Anyone who began is told of, too: a teacher sees that the class is at it.
  const begun = {
    assessment_id: bank.content_id,
    institution_id: bank.institution_id,
    user_id: 'Gul',
    link_code,
  };
  await app.as(null).ok(launchAssessment, begun);
  const { records: now } = await app.as(teacher).ok(listOwnResults, {});
  expect(now).toMatchObject([{ count: 1, started: 1 }]);
  const { institution_id, user_id } = teacher;
  const later = new Date(app.clock.now().getTime() + 1);
  const since = await app.db.inReadTransaction((tx) =>
    listPlayedByLinks(tx, { institution_id, user_id }, later),
  );
  expect(since).toEqual([]);
  const stranger = await app.make.person({ roles: ['teacher'] });
  expect((await app.as(stranger).refused(listResults, { container_id })).problem).toBe('container.not_found');
});

test('a link takes no answer but to what it asks for', async () => {
  const bank = await publishedBank();
  const { content_id: assessment_id, institution_id, container_id } = bank;
  const launchBy = async (asks: LinkAsks, user_id: string) => {
    const link_code = (await ownLink(teacher, bank, asks)).code?.link_code;
    return { assessment_id, institution_id, user_id, link_code };
  };
  for (const [asks, user_id] of [
    ['name', ''],
    ['name', 'x1'],
    ['number', 'Zarmina'],
    ['number', '12345678'],
  ] as const)
    expect((await app.as(null).refused(launchAssessment, await launchBy(asks, user_id))).problem).toBe(
      'players.name_refused',
    );
  await finish(bank, await launchBy('number', '۰۷'));
  await finish(bank, await launchBy('nobody', 'Zarmina'));
  const { records } = await app.as(teacher).ok(listResults, { container_id });
  expect(records.map(({ learner }) => learner)).toEqual(['', '7']);
});

test('a code of other content, or of none, is no own link', async () => {
  const [bank, other] = [await publishedBank(), await publishedBank()];
  const { container_id } = bank;
  await ownLink(teacher, bank, 'name');
  await finish(bank, { link_code: (await ownLink(teacher, other, 'name')).code?.link_code });
  await finish(bank, { link_code: 'bcdfghjk' });
  expect((await app.as(teacher).ok(listResults, { container_id })).total).toBe(0);
  expect((await app.as(author).ok(listResults, { container_id })).total).toBe(2);
});
