import { exportResults, launchAssessment, listResults, saveAttempt } from '@takhti/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readRows } from '../../../platform/spreadsheet/index.ts';
import { makeTestApp, type TestApp, type TestPerson } from '../../../testing/index.ts';
import { answers } from '../../../testing/learner.ts';
import { makeBank, publishNow } from '../../../testing/published-content.ts';
import { fillResponses, replaceResult } from './results.testing.queries.ts';
import { listFinished } from './results.queries.ts';

let app: TestApp;
let author: TestPerson;
beforeAll(async () => {
  app = await makeTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  author = await app.make.person();
});

async function publishedBank() {
  const { bank } = await makeBank(app, author, [{}, {}, {}]);
  await publishNow(app, author, bank.container_id);
  return bank;
}

type Bank = Awaited<ReturnType<typeof publishedBank>>;

/** Somebody answers so many of the three questions, right or wrong, and ends. */
async function finish(
  { content_id, institution_id }: Bank,
  learner: { person?: TestPerson; user_id?: string },
  right: readonly boolean[],
): Promise<void> {
  const { person = null, user_id } = learner;
  const content = { assessment_id: content_id, institution_id, ...(user_id !== undefined && { user_id }) };
  const attempt = await app.as(person).ok(launchAssessment, content);
  app.clock.advance(60_000);
  const { attempt_id, attempt_token, play } = attempt;
  const sent = {
    ...content,
    attempt_id,
    attempt_token,
    json_data: answers(play, right),
    is_bookmarking: 0 as const,
  };
  await app.as(person).ok(saveAttempt, sent);
}

test('the owner sees who finished, the latest first, by name where somebody known vouches for it', async () => {
  const bank = await publishedBank();
  const { institution_id } = author;
  const [learner, stranger] = [await app.make.person({ institution_id }), await app.make.person()];
  await finish(bank, {}, [true, false]);
  await finish(bank, { user_id: 'Zarmina' }, [true, true, true]);
  await finish(bank, { person: learner }, [false]);
  await finish(bank, { person: stranger }, [true]);

  const { records, total } = await app.as(author).ok(listResults, { container_id: bank.container_id });
  expect(total).toBe(4);
  const told = records.map(({ learner: name, known_by, right, lines }) => [
    name,
    known_by,
    right,
    lines.map(({ status }) => status).join(''),
  ]);
  expect(told).toEqual([
    // A login of another institution is not known here.
    ['', '', 1, 'cnn'],
    [learner.full_name, 'session', 0, 'inn'],
    ['Zarmina', '', 3, 'ccc'],
    ['', '', 1, 'cin'],
  ]);
  expect(records[2]).toMatchObject({ score: 100, total: 3, seconds: expect.any(Number) });
  expect(JSON.stringify(records)).not.toContain(stranger.user_id);
});

test('pages hold thirty; what nobody finished is empty, and so is what cannot be finished', async () => {
  const bank = await publishedBank();
  for (let learner = 0; learner < 51; learner += 1) await finish(bank, { user_id: `L${learner}` }, [true]);
  const first = await app.as(author).ok(listResults, { container_id: bank.container_id });
  const second = await app.as(author).ok(listResults, { container_id: bank.container_id, page: 2 });
  expect([first.total, first.records.length]).toEqual([51, 30]);
  expect([second.total, second.records.at(-1)?.learner]).toEqual([51, 'L0']);
  const { container_id } = bank;
  const file = await readRows(
    (await app.post(exportResults.path, { container_id }, author.session_id)).rawPayload,
  );
  const told = [file?.length, file?.[0]?.slice(-3), file?.at(-1)?.[0]];
  expect(told).toEqual([52, ['q1', 'q2', 'q3'], 'L0']);
  const link = await app.make.container({ author, content_type: 'link' });
  expect(await app.as(author).ok(listResults, { container_id: link.container_id })).toMatchObject({
    records: [],
    total: 0,
  });
});

test('of others only holders of is_export_stats see them', async () => {
  const { container_id, ...bank } = await publishedBank();
  await finish({ container_id, ...bank }, { user_id: 'Zarmina' }, [true]);
  const other = await app.make.person({ institution_id: author.institution_id });
  for (const call of [listResults, exportResults])
    expect((await app.as(other).refused(call, { container_id })).problem).toMatch(/forbidden|not_found/);
  const holder = await app.make.person({ institution_id: author.institution_id, roles: ['cd3'] });
  expect((await app.as(holder).ok(listResults, { container_id })).total).toBe(1);
  const file = await app.post(exportResults.path, { container_id }, author.session_id);
  expect(file.headers['content-type']).toContain('spreadsheetml');
});

test('C-802 without is_excel_export there is no file', async () => {
  const institution_id = await app.make.institution({ settings: { specs: { is_excel_export: 0 } } });
  author = await app.make.person({ institution_id });
  const { container_id } = await publishedBank();
  expect((await app.as(author).ok(listResults, { container_id })).total).toBe(0);
  expect((await app.as(author).refused(exportResults, { container_id })).problem).toBe('account.forbidden');
});

test('what was asked is told with how many were right, the hardest first, and never what is right', async () => {
  const bank = await publishedBank();
  const learners = [
    [true, false, true],
    [true, false],
    [true, true, false],
  ];
  for (const right of learners) await finish(bank, { user_id: `L${learners.indexOf(right)}` }, right);
  const { questions, records } = await app.as(author).ok(listResults, { container_id: bank.container_id });
  expect(questions.map(({ right, answered }) => `${right} of ${answered}`)).toEqual([
    '1 of 3',
    '1 of 2',
    '3 of 3',
  ]);
  expect(questions.every(({ text }) => text !== '')).toBe(true);
  expect(Object.keys(questions[0] ?? {}).toSorted()).toEqual(['answered', 'question_id', 'right', 'text']);
  const ids = new Set(questions.map(({ question_id }) => question_id));
  expect(records.every(({ lines }) => lines.every(({ question_id }) => ids.has(question_id)))).toBe(true);
});

test('who began and has not finished is shown with the first page, and not among the results', async () => {
  const bank = await publishedBank();
  const { content_id: assessment_id, institution_id, container_id } = bank;
  await finish(bank, { user_id: 'Zarmina' }, [true]);
  for (const user_id of ['Gul', 'Zarmina'])
    await app.as(null).ok(launchAssessment, { assessment_id, institution_id, user_id });
  const of = { container_id };
  const { records, total, started, total_started } = await app.as(author).ok(listResults, of);
  expect([total, records.map(({ learner }) => learner)]).toEqual([1, ['Zarmina']]);
  expect(total_started).toBe(1);
  expect(started).toMatchObject([{ learner: 'Gul', known_by: '', total: 3 }]);
  expect(await app.as(author).ok(listResults, { ...of, page: 2 })).toMatchObject({
    started: [],
    total_started: 0,
  });
});

test('what learners typed is never read with the results, however much of it was stored', async () => {
  const bank = await publishedBank();
  for (const user_id of ['Gul', 'Zarmina']) await finish(bank, { user_id }, [true, false]);
  const { container_id, content_id, institution_id } = bank;
  const before = await app.as(author).ok(listResults, { container_id });
  const key = { institution_id, content_id, link_codes: null };
  await app.services.db.inTransaction((tx) => fillResponses(tx, key, 'x'.repeat(500_000)));
  expect(await app.as(author).ok(listResults, { container_id })).toEqual(before);
  const which = { limit: 30, skipped: 0, lines: 2 };
  const rows = await app.services.db.inReadTransaction((tx) => listFinished(tx, key, which));
  expect(rows.map(({ lines }) => (lines as unknown[]).length)).toEqual([2, 2]);
  expect(JSON.stringify(rows).length).toBeLessThan(2_000);
  const file = await app.post(exportResults.path, { container_id }, author.session_id);
  expect((await readRows(file.rawPayload))?.length).toBe(3);
});

test('a result that cannot be read is left out, and keeps nobody from the others', async () => {
  const bank = await publishedBank();
  for (const user_id of ['Gul', 'Zarmina']) await finish(bank, { user_id }, [true]);
  const { container_id, institution_id } = bank;
  const { records } = await app.as(author).ok(listResults, { container_id });
  for (const junk of ['[]', '7', '{}', '{"GameScore":"x","QuestionsData":7}']) {
    const [last] = records;
    await app.services.db.inTransaction((tx) => replaceResult(tx, institution_id, last!.attempt_id, junk));
    const told = await app.as(author).ok(listResults, { container_id });
    expect(told.records).toEqual(records.slice(1));
  }
});
