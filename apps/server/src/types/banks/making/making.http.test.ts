import {
  closeBank,
  createContainer,
  deleteContainer,
  listQuestions,
  makeBankGame,
  openContainer,
  readMaterial,
  saveQuestion,
} from '@takhti/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTestApp, questionDoc, type TestApp, type TestPerson } from '../../../testing/index.ts';

let app: TestApp;
let author: TestPerson;
beforeAll(async () => {
  app = await makeTestApp();
  author = await app.make.person();
});
afterAll(() => app.close());

/** A bank of so many questions. */
async function makeBank(count: number) {
  const { skill_id } = await app.make.skill({ institution_id: author.institution_id });
  const start = { content_type: 'mcq', title: 'Sky', language: 'english', skill_id } as const;
  const { container_id } = await app.as(author).ok(createContainer, start);
  const content_ids: string[] = [];
  for (let at = 1; at <= count; at += 1) {
    const doc = questionDoc({ question: `<p>Question ${at}</p>` });
    content_ids.push((await app.as(author).ok(saveQuestion, { container_id, ...doc })).content_id);
  }
  return { container_id, content_ids, skill_id };
}

test('the questions of a bank are told in their order, with their keys, to who may make games', async () => {
  const { container_id, skill_id } = await makeBank(3);
  const material = await app.as(author).ok(readMaterial, { container_id });
  expect(material).toMatchObject({ title: 'Sky', language: 'english', skill_id, total: 3 });
  expect(material.questions.map(({ question }) => question)).toEqual([
    '<p>Question 1</p>',
    '<p>Question 2</p>',
    '<p>Question 3</p>',
  ]);
  const other = await app.make.person({ institution_id: author.institution_id });
  expect((await app.as(other).call(readMaterial, { container_id })).data).toMatchObject({
    problem: 'container.not_found',
  });
});

test('C-614 a game on bank rows gets copies of the chosen questions, and its undoing leaves the bank as it is', async () => {
  const { container_id, content_ids, skill_id } = await makeBank(3);
  const chosen = content_ids.slice(0, 2);
  const game = await app.as(author).ok(makeBankGame, {
    container_id,
    content_type: 'jungle_gym_classic',
    title: 'Sky game',
    content_ids: chosen,
  });
  expect(game).toMatchObject({ title: 'Sky game', content_status: 'd', skill_id, total_questions: 2 });
  const inGame = await app.as(author).ok(listQuestions, { container_id: game.container_id });
  expect(inGame.records.map(({ question }) => question)).toEqual(['<p>Question 1</p>', '<p>Question 2</p>']);
  for (const { content_id } of inGame.records) expect(content_ids).not.toContain(content_id);
  await app.as(author).ok(deleteContainer, { container_id: game.container_id });
  expect((await app.as(author).ok(openContainer, { container_id })).total_questions).toBe(3);
});

test('a closed bank gives no game, not even to its author, and only games on bank rows are made of rows', async () => {
  const { container_id, content_ids } = await makeBank(1);
  const make = { container_id, title: 'Game', content_ids };
  const refused = async (input: object) =>
    (await app.as(author).call(makeBankGame, { ...make, ...input } as never)).data;
  expect(await refused({ content_type: 'kampong' })).toMatchObject({
    problem: 'container.type_not_available',
  });
  expect(
    await refused({
      content_type: 'timor_the_turtle',
      content_ids: ['00000000-0000-4000-8000-000000000000'],
    }),
  ).toMatchObject({ problem: 'questions.not_found' });
  await app.as(author).ok(closeBank, { container_id, is_closed: 1 });
  expect(await refused({ content_type: 'timor_the_turtle' })).toMatchObject({
    problem: 'container.forbidden',
  });
  expect((await app.as(author).call(readMaterial, { container_id })).data).toMatchObject({
    problem: 'container.forbidden',
  });
});
