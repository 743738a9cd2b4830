import {
  findInQuestions,
  listHistory,
  listQuestions,
  openQuestion,
  replaceInQuestions,
  saveQuestion,
  undoInQuestions,
} from '@takhti/contract';
import { QuestionDoc } from '@takhti/domain';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Work } from '../../../../platform/work/index.ts';
import { makeTestApp, type TestApp, type TestPerson } from '../../../../testing/index.ts';
import { makeBank } from '../../../../testing/published-content.ts';
import { giveInPieces, idsInPieces } from '../../weight/questions-in-pieces.ts';

let app: TestApp;
let author: TestPerson;
beforeAll(async () => {
  app = await makeTestApp();
  author = await app.make.person();
});
afterAll(() => app.close());

const open = (content_id: string) => app.as(author).ok(openQuestion, { content_id });

async function save(content_id: string, container_id: string, change: object) {
  const now = await open(content_id);
  const doc = QuestionDoc.parse({ ...now, ...change });
  return app.as(author).ok(saveQuestion, { ...doc, container_id, content_id, version: now.version });
}

describe('finding and replacing in a bank', () => {
  test('what is found is looked at first, then exactly that is replaced, told in the history, and undone', async () => {
    const { bank, questions } = await makeBank(app, author, [
      { question: '<p>Where do <strong>cats</strong> sleep?</p>' },
      { question: '<p>What do cats eat?</p>', feedback: '<p>Cats eat fish.</p>' },
      { question: '<p>What do dogs eat?</p>' },
    ]);
    const { container_id } = bank;
    const wanted = { container_id, find: 'cats', replace: 'birds' };
    const found = await app.as(author).ok(findInQuestions, { ...wanted });
    expect(found).toMatchObject({ total: 2, places: 3, refused: 0, alike_places: 0 });
    expect(found.records.map(({ position, places }) => [position, places])).toEqual([
      [1, 1],
      [2, 2],
    ]);
    expect(found.records[0]?.fields[0]?.pieces).toContainEqual({ text: 'cats', is_match: true });

    const [one, two] = questions.map(({ content_id }) => content_id) as [string, string];
    const { seen } = found;
    const done = await app.as(author).ok(replaceInQuestions, { ...wanted, seen, except: [two] });
    expect(done).toMatchObject({ replaced: 1, places: 1 });
    expect((await open(one)).question).toBe('<p>Where do <strong>birds</strong> sleep?</p>');
    expect((await open(two)).question).toBe('<p>What do cats eat?</p>');
    const { records } = await app.as(author).ok(listHistory, { container_id });
    expect(records[0]).toMatchObject({
      action: 'question.replace',
      total_changes: 1,
      detail: { find: 'cats' },
    });
    // Search finds the new words, not the old ones.
    const search = async (words: string) =>
      (await app.as(author).ok(listQuestions, { container_id, search: words })).total;
    expect([await search('birds'), await search('cats')]).toEqual([1, 1]);

    const history_id = done.history_id!;
    expect(await app.as(author).ok(undoInQuestions, { container_id, history_id })).toMatchObject({
      undone: 1,
      total_kept: 0,
    });
    expect((await open(one)).question).toBe('<p>Where do <strong>cats</strong> sleep?</p>');
  });

  test('what somebody changed since it was looked at is looked at again; undoing keeps what was changed since', async () => {
    const { bank, questions } = await makeBank(app, author, [
      { question: '<p>One red</p>' },
      { question: '<p>Two red</p>' },
    ]);
    const { container_id } = bank;
    const [one, two] = questions.map(({ content_id }) => content_id) as [string, string];
    const wanted = { container_id, find: 'red', replace: 'blue' };
    const { seen } = await app.as(author).ok(findInQuestions, wanted);
    await save(one, container_id, { question: '<p>One dark red</p>' });
    const late = await app.as(author).refused(replaceInQuestions, { ...wanted, seen });
    expect(late.problem).toBe('questions.replace_outdated');

    const again = await app.as(author).ok(findInQuestions, wanted);
    const other = await app
      .as(author)
      .refused(replaceInQuestions, { ...wanted, replace: 'x', seen: again.seen });
    expect(other.problem).toBe('questions.replace_outdated');
    const { history_id } = await app.as(author).ok(replaceInQuestions, { ...wanted, seen: again.seen });
    await save(two, container_id, { question: '<p>Two light blue</p>' });
    const undone = await app.as(author).ok(undoInQuestions, { container_id, history_id: history_id! });
    expect(undone).toEqual({
      undone: 1,
      kept: [{ content_id: two, position: 2, text: 'Two light blue', reason: 'changed' }],
      total_kept: 1,
    });
    expect((await open(one)).question).toBe('<p>One dark red</p>');
  });

  test('questions that would be broken or doubled stay as they are', async () => {
    const options = { option1: '<p>yes</p>', option2: '<p>no</p>', option3: '', option4: '' };
    const { bank } = await makeBank(app, author, [
      { question: '<p>zebra</p>' },
      { question: '<p>The zebra runs</p>', ...options },
      { question: '<p>The horse runs</p>', ...options },
    ]);
    const { container_id } = bank;
    const gone = await app.as(author).ok(findInQuestions, { container_id, find: 'zebra' });
    expect(gone.records.map(({ refusal }) => refusal)).toEqual(['invalid', null]);
    const wanted = { container_id, find: 'zebra', replace: 'horse' };
    const doubled = await app.as(author).ok(findInQuestions, wanted);
    expect(doubled.records.map(({ refusal }) => refusal)).toEqual([null, 'duplicate']);
    const done = await app.as(author).ok(replaceInQuestions, { ...wanted, seen: doubled.seen });
    expect(done.replaced).toBe(1);
  });

  test('two questions may change places with each other’s words', async () => {
    const { bank, questions } = await makeBank(app, author, [
      { question: '<p>aa</p>' },
      { question: '<p>a</p>' },
    ]);
    const { container_id } = bank;
    const wanted = { container_id, find: 'a', replace: 'aa', parts: ['question' as const] };
    const { seen } = await app.as(author).ok(findInQuestions, wanted);
    expect((await app.as(author).ok(replaceInQuestions, { ...wanted, seen })).replaced).toBe(2);
    expect((await open(questions[1]!.content_id)).question).toBe('<p>aa</p>');
  });

  test('letters of another keyboard are counted beside what is found', async () => {
    const { bank } = await makeBank(app, author, [
      { question: '<p>یک کتاب</p>', language: 'dari' },
      { question: '<p>يك كتاب</p>', language: 'dari' },
    ]);
    const { container_id } = bank;
    const find = 'کتاب';
    expect(await app.as(author).ok(findInQuestions, { container_id, find })).toMatchObject({
      places: 1,
      alike_places: 1,
    });
    const all = await app.as(author).ok(findInQuestions, { container_id, find, is_alike: true });
    expect(all).toMatchObject({ places: 2, alike_places: 0 });
  });

  test('banks of others are neither searched nor changed', async () => {
    const { bank } = await makeBank(app, author, [{}]);
    const other = await makeBank(app, author, [{}]);
    const { container_id } = bank;
    const content_ids = [other.questions[0]!.content_id];
    const foreign = await app.as(author).refused(findInQuestions, { container_id, find: 'a', content_ids });
    expect(foreign.problem).toBe('questions.not_found');
    const colleague = await app.make.person({ institution_id: author.institution_id });
    for (const refused of [
      app.as(colleague).refused(findInQuestions, { container_id, find: 'a' }),
      app.as(colleague).refused(replaceInQuestions, { container_id, find: 'a', seen: '' }),
    ])
      expect((await refused).problem).toMatch(/^container\.(not_found|forbidden|read_only)$/);
  });

  test('a bank that others change while words are looked for in it is looked at again', async () => {
    const { bank, questions } = await makeBank(app, author, [{ question: '<p>One red</p>' }, {}]);
    const { container_id } = bank;
    const wanted = { container_id, find: 'red', replace: 'blue' };
    const { seen } = await app.as(author).ok(findInQuestions, wanted);
    const [, other] = questions.map(({ content_id }) => content_id) as [string, string];
    const { workroom } = app.services;
    const { admit } = workroom;
    vi.spyOn(workroom, 'admit').mockImplementationOnce((owner, upload) => {
      const admitted = admit(owner, upload);
      const inWorker: Work['inWorker'] = async (job) => {
        const result = await admitted.work.inWorker(job);
        await save(other, container_id, { question: '<p>Two red</p>' });
        return result;
      };
      return { ...admitted, work: { ...admitted.work, inWorker } };
    });
    const refused = await app.as(author).refused(replaceInQuestions, { ...wanted, seen });
    expect(refused.problem).toBe('questions.replace_outdated');
  });
});

test('a bank of long questions is read and handed over in pieces, each light enough to hold nobody up', async () => {
  const long = 'water '.repeat(3_000);
  const { bank } = await makeBank(
    app,
    author,
    Array.from({ length: 30 }, (_, n) => ({
      question: `<p>${n}</p><p>${long}</p>`,
      option1: `<p>1 ${long}</p>`,
      option2: `<p>2 ${long}</p>`,
      feedback: `<p>${long}</p>`,
    })),
  );
  const pieces = await app.db.inReadTransaction((tx) => idsInPieces(tx, bank));
  // Each weighs 72 kB, of which a piece holds seven.
  expect(pieces.map((ids) => ids.length)).toEqual([7, 7, 7, 7, 2]);
  const give = giveInPieces(app.db, bank.institution_id, [pieces[0]!, [bank.container_id], pieces[1]!]);
  // What is gone meanwhile is no end.
  expect([(await give()).length, (await give()).length, (await give()).length]).toEqual([7, 7, 0]);
  const found = await app.as(author).ok(findInQuestions, {
    container_id: bank.container_id,
    find: 'water',
    replace: 'ice',
  });
  expect(found).toMatchObject({ total: 30, places: 30 * 4 * 3_000 });
});
