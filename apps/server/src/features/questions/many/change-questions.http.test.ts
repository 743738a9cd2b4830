import {
  deleteQuestion,
  deleteQuestions,
  listHistory,
  listQuestions,
  moveQuestions,
  openContainer,
  openQuestion,
} from '@takhti/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeTestApp, type TestApp, type TestPerson } from '../../../testing/index.ts';
import { makeBank, publishNow } from '../../../testing/published-content.ts';

let app: TestApp;
let author: TestPerson;
beforeAll(async () => {
  app = await makeTestApp();
  author = await app.make.person();
});
afterAll(() => app.close());

const ordersOf = async (container_id: string): Promise<number[]> =>
  (await app.as(author).ok(listQuestions, { container_id })).records.map((row) => row.question_order);

describe('deleting questions', () => {
  test('a deleted question is gone, the others keep their order, the bank counts anew', async () => {
    const { bank, questions } = await makeBank(app, author, [{}, {}, {}]);
    const { container_id } = bank;
    const { content_id } = questions[1]!;
    await app.as(author).ok(deleteQuestion, { container_id, content_id });
    expect(await ordersOf(container_id)).toEqual([1, 3]);
    expect((await app.as(author).ok(openContainer, { container_id })).total_questions).toBe(2);
    expect((await app.as(author).refused(openQuestion, { content_id })).problem).toBe('questions.not_found');
    const { records } = await app.as(author).ok(listHistory, { container_id });
    expect(records[0]).toMatchObject({ action: 'question.delete', detail: { content_id } });
  });

  test('C-1033 C-1034 the last question of a bank cannot be deleted, alone or with all others', async () => {
    const { bank, questions } = await makeBank(app, author, [{}, {}]);
    const { container_id } = bank;
    const content_ids = questions.map((question) => question.content_id);
    const all = await app.as(author).call(deleteQuestions, { container_id, content_ids });
    expect(all).toMatchObject({
      error_message: 'Sorry, this question cannot be deleted.',
      data: { problem: 'questions.cannot_delete' },
    });
    expect(await ordersOf(container_id)).toEqual([1, 2]);
    await app.as(author).ok(deleteQuestion, { container_id, content_id: content_ids[0]! });
    const last = await app.as(author).refused(deleteQuestion, { container_id, content_id: content_ids[1]! });
    expect(last.problem).toBe('questions.cannot_delete');
  });

  test('a question that learners can be given now cannot be deleted', async () => {
    const { bank, questions } = await makeBank(app, author, [{}, {}]);
    const { container_id } = bank;
    await publishNow(app, author, container_id);
    await app.db.inTransaction((tx) =>
      tx
        .updateTable('containers')
        .set({ content_status: 'd' })
        .where('container_id', '=', container_id)
        .execute(),
    );
    const { content_id } = questions[0]!;
    const refused = await app.as(author).refused(deleteQuestion, { container_id, content_id });
    expect(refused.problem).toBe('questions.cannot_delete');
  });

  test('deletes all chosen questions, or none when one is not in the bank', async () => {
    const { bank, questions } = await makeBank(app, author, [{}, {}, {}]);
    const other = await makeBank(app, author, [{}]);
    const { container_id } = bank;
    const [one, two] = questions.map((question) => question.content_id);
    const foreign = other.questions[0]!.content_id;
    const mixed = { container_id, content_ids: [one!, foreign] };
    expect((await app.as(author).refused(deleteQuestions, mixed)).problem).toBe('questions.not_found');
    expect(await ordersOf(container_id)).toEqual([1, 2, 3]);
    const chosen = { container_id, content_ids: [one!, two!, one!] };
    expect(await app.as(author).ok(deleteQuestions, chosen)).toMatchObject({ deleted: 2 });
    expect(await ordersOf(container_id)).toEqual([3]);
  });

  test('another author’s bank stays as it is', async () => {
    const colleague = await app.make.person({ institution_id: author.institution_id });
    const { bank, questions } = await makeBank(app, author, [{}, {}]);
    const input = { container_id: bank.container_id, content_id: questions[0]!.content_id };
    expect((await app.as(colleague).refused(deleteQuestion, input)).problem).toBe('container.not_found');
    expect(await ordersOf(bank.container_id)).toEqual([1, 2]);
  });
});

describe('moving questions to another skill', () => {
  const skillOf = async (content_id: string): Promise<string> =>
    (await app.as(author).ok(openQuestion, { content_id })).skill_id;

  test('the chosen ones move, and the bank counts its skills', async () => {
    const { bank, questions } = await makeBank(app, author, [{}, {}, {}]);
    const { container_id } = bank;
    const { skill_id } = await app.make.skill({ institution_id: author.institution_id });
    const [one, two, three] = questions.map((question) => question.content_id);
    const moved = await app
      .as(author)
      .ok(moveQuestions, { container_id, skill_id, content_ids: [one!, two!] });
    expect(moved).toEqual({ moved: 2, kept: 0 });
    expect([await skillOf(one!), await skillOf(two!), await skillOf(three!)]).toEqual([
      skill_id,
      skill_id,
      bank.skill_id,
    ]);
    expect((await app.as(author).ok(openContainer, { container_id })).total_skills).toBe(2);
  });

  test('without a choice all move that stand on the given skill', async () => {
    const { bank, questions } = await makeBank(app, author, [{}, {}, {}]);
    const { container_id } = bank;
    const { institution_id } = author;
    const [second, third] = [
      await app.make.skill({ institution_id }),
      await app.make.skill({ institution_id }),
    ];
    const first = { container_id, skill_id: second.skill_id, content_ids: [questions[0]!.content_id] };
    await app.as(author).ok(moveQuestions, first);
    const rest = { container_id, current_skill_id: bank.skill_id, skill_id: third.skill_id };
    expect(await app.as(author).ok(moveQuestions, rest)).toEqual({ moved: 2, kept: 0 });
    expect(await skillOf(questions[0]!.content_id)).toBe(second.skill_id);
    const all = { container_id, skill_id: third.skill_id };
    expect(await app.as(author).ok(moveQuestions, all)).toEqual({ moved: 1, kept: 0 });
    expect((await app.as(author).ok(openContainer, { container_id })).total_skills).toBe(1);
  });

  test('C-666 another institution’s skill, and the marker of "no skill chosen", are no skills to move to', async () => {
    const { bank } = await makeBank(app, author, [{}]);
    const { container_id } = bank;
    const stranger = await app.make.person();
    const foreign = await app.make.skill({ institution_id: stranger.institution_id });
    const marker = await app.make.skill({ institution_id: author.institution_id, skill_code: 'MINIMAL' });
    for (const { skill_id } of [foreign, marker]) {
      const { problem } = await app.as(author).refused(moveQuestions, { container_id, skill_id });
      expect(problem).toBe('skills.not_found');
    }
  });
});
