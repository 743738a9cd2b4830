import { openQuestion, previewAssessment, saveQuestion, uploadFile } from '@takhti/contract';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTestApp, questionDoc, type TestApp, type TestPerson } from '../../testing/index.ts';

let app: TestApp;
let author: TestPerson;
let bank: { container_id: string };
beforeAll(async () => {
  app = await makeTestApp();
  author = await app.make.person();
  const { container_id } = await app.make.container({ author });
  bank = { container_id };
});
afterAll(() => app.close());

const picture = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#08f' } });
const upload = (body: Buffer) => app.as(author).ok(uploadFile, bank, { file_name: 'a.png', body });
const get = (url: string) => app.app.inject({ method: 'GET', url });

test('a picture is stored without its signature and goes out with a fresh one', async () => {
  const { url, file_path } = await upload(await picture(4, 4).png().toBuffer());
  const doc = questionDoc({ question: `<p>What is this? <img src="${url}" alt="a square" /></p>` });
  const saved = await app.as(author).ok(saveQuestion, { ...bank, ...doc });
  const row = await app.db.inReadTransaction((tx) =>
    tx
      .selectFrom('questions')
      .select('question')
      .where('content_id', '=', saved.content_id)
      .executeTakeFirstOrThrow(),
  );
  expect(row.question).toBe(`<p>What is this? <img src="${file_path}" alt="a square" /></p>`);
  const { question } = await app.as(author).ok(openQuestion, { content_id: saved.content_id });
  const address = /src="([^"]+)"/.exec(question)?.[1] ?? '';
  expect((await get(address)).statusCode).toBe(200);
});

test('a title that names a file of another institution gets no signature for it', async () => {
  const { file_path } = await upload(await picture(4, 4).png().toBuffer());
  const stranger = await app.make.person();
  const { container_id } = await app.make.container({ author: stranger, title: file_path });
  await app.as(stranger).ok(saveQuestion, { container_id, ...questionDoc() });
  const preview = await app.as(stranger).ok(previewAssessment, { container_id });
  expect(preview.title).toBe(file_path);
});

test('a learner sees the pictures of question, options and feedback', async () => {
  const { url } = await upload(await picture(4, 4).png().toBuffer());
  const html = (word: string): string => `<p>${word}<img src="${url}"></p>`;
  const json_data = { schema_version: 1 as const, incorrect_feedback: html('d'), more_options: [] };
  const { container_id } = await app.make.container({ author });
  const doc = questionDoc({ question: html('a'), option1: html('b'), feedback: html('c'), json_data });
  await app.as(author).ok(saveQuestion, { container_id, ...doc });
  const [question] = (await app.as(author).ok(previewAssessment, { container_id })).questions;
  const texts = [
    question?.QuestionText,
    question?.ListOptions[0]?.OptionText,
    question?.CorrectFeedback,
    question?.IncorrectFeedback,
  ];
  for (const text of texts) {
    const address = /src="([^"]+)"/.exec(text ?? '')?.[1]?.replaceAll('&amp;', '&') ?? '';
    expect((await get(address)).statusCode).toBe(200);
  }
});

test('a picture of another institution is not signed for the person who names it', async () => {
  const { file_path } = await upload(await picture(4, 4).png().toBuffer());
  const stranger = await app.make.person();
  const { container_id } = await app.make.container({ author: stranger });
  const doc = questionDoc({ question: `<p>Mine?<img src="${file_path}"></p>` });
  const saved = await app.as(stranger).ok(saveQuestion, { container_id, ...doc });
  expect(saved.question).toBe('<p>Mine?</p>');
  const inWords = questionDoc({ question: `<p>src="${file_path}"</p>` });
  const again = await app.as(stranger).ok(saveQuestion, { container_id, ...inWords });
  expect(again.question).toBe('<p>src="/files/"</p>');
});
