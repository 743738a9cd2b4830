import {
  changeQuestions,
  listHistory,
  listQuestions,
  openQuestion,
  orderQuestion,
  type RequestInput,
} from '@takhti/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTestApp, type TestApp, type TestPerson } from '../../../testing/index.ts';
import { makeBank } from '../../../testing/published-content.ts';

let app: TestApp;
let author: TestPerson;
beforeAll(async () => {
  app = await makeTestApp();
  author = await app.make.person();
});
afterAll(() => app.close());

const rowsOf = async (container_id: string) =>
  (await app.as(author).ok(listQuestions, { container_id })).records;

test('many questions are changed at once, told in the history, and the reply says what undoes it', async () => {
  const { bank, questions } = await makeBank(app, author, [
    { difficulty: 2, taxonomy: 'Apply' },
    { difficulty: 5 },
    { difficulty: 9, taxonomy: 'Create' },
  ]);
  const { container_id } = bank;
  const [one, two, three] = questions.map(({ content_id }) => content_id) as [string, string, string];
  const changes = [{ content_ids: [one, two], difficulty: 5, taxonomy: 'Analyse' as const }];
  const { changed, undo } = await app.as(author).ok(changeQuestions, { container_id, changes });
  expect(changed).toBe(2);
  const facts = async () =>
    (await rowsOf(container_id)).map(({ difficulty, taxonomy }) => [difficulty, taxonomy]);
  expect(await facts()).toEqual([
    [5, 'Analyse'],
    [5, 'Analyse'],
    [9, 'Create'],
  ]);
  const { records } = await app.as(author).ok(listHistory, { container_id });
  expect(records[0]).toMatchObject({ action: 'question.change', total_changes: 2, detail: { count: 2 } });
  const version = async (content_id: string) =>
    (await app.as(author).ok(openQuestion, { content_id })).version;
  expect([await version(two), await version(three)]).toEqual([2, 1]);

  await app.as(author).ok(changeQuestions, { container_id, changes: undo });
  expect(await facts()).toEqual([
    [2, 'Apply'],
    [5, ''],
    [9, 'Create'],
  ]);

  // None named means all; what is so already is left alone.
  const all = [{ content_ids: [], language: 'urdu' as const, difficulty: 9 }];
  expect((await app.as(author).ok(changeQuestions, { container_id, changes: all })).changed).toBe(3);
  expect((await app.as(author).ok(changeQuestions, { container_id, changes: all })).changed).toBe(0);
});

test('C-318 a bank of a past paper says so of all of its questions at once; nothing that is wanted changes nothing', async () => {
  const { bank, questions } = await makeBank(app, author, [{}, { past_paper: 1 }, { past_paper: 2 }]);
  const { container_id } = bank;
  const kinds = () =>
    Promise.all(
      questions.map(
        async ({ content_id }) => (await app.as(author).ok(openQuestion, { content_id })).past_paper,
      ),
    );
  const change = (changes: RequestInput<typeof changeQuestions>['changes']) =>
    app.as(author).ok(changeQuestions, { container_id, changes });
  expect(await change([{ content_ids: [] }])).toEqual({ changed: 0, undo: [] });
  const { changed, undo } = await change([{ content_ids: [], past_paper: 2 }]);
  expect([changed, await kinds()]).toEqual([2, [2, 2, 2]]);
  await change(undo);
  expect(await kinds()).toEqual([0, 1, 2]);
});

test('questions of another bank, of somebody else or of a level that does not exist are not changed', async () => {
  const { bank, questions } = await makeBank(app, author, [{}]);
  const other = await makeBank(app, author, [{}]);
  const { container_id } = bank;
  const content_ids = [other.questions[0]!.content_id];
  const strange = { container_id, changes: [{ content_ids, difficulty: 4 }] };
  expect((await app.as(author).refused(changeQuestions, strange)).problem).toBe('questions.not_found');
  const wrong = { container_id, changes: [{ content_ids: [], difficulty: 11 }] };
  expect((await app.as(author).refused(changeQuestions, wrong)).problem).toBe('request.invalid');
  const colleague = await app.make.person({ institution_id: author.institution_id });
  const { content_id } = questions[0]!;
  for (const refused of [
    app
      .as(colleague)
      .refused(changeQuestions, { container_id, changes: [{ content_ids: [], difficulty: 4 }] }),
    app.as(colleague).refused(orderQuestion, { container_id, content_id, to: 1 }),
  ])
    expect((await refused).problem).toMatch(/^container\.(not_found|forbidden|read_only)$/);
});

test('a question is put at another place, and the others close up', async () => {
  const { bank, questions } = await makeBank(app, author, [{}, {}, {}, {}]);
  const { container_id } = bank;
  const ids = questions.map(({ content_id }) => content_id);
  const order = async () => (await rowsOf(container_id)).map(({ content_id }) => ids.indexOf(content_id) + 1);
  const put = (at: number, to: number) =>
    app.as(author).ok(orderQuestion, { container_id, content_id: ids[at - 1]!, to });
  expect(await put(1, 3)).toEqual({ from: 1, to: 3 });
  expect(await order()).toEqual([2, 3, 1, 4]);
  await put(4, 1);
  expect(await order()).toEqual([4, 2, 3, 1]);
  expect(await put(2, 99)).toEqual({ from: 2, to: 4 });
  expect(await order()).toEqual([4, 3, 1, 2]);
});
