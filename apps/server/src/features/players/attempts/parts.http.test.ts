import { launchAssessment } from '@takhti/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTestApp, type TestApp } from '../../../testing/index.ts';
import { answers, makeLearner, secretOf } from '../../../testing/learner.ts';
import {
  makePublishedAssessment,
  makePublishedBank,
  type Published,
} from '../../../testing/published-content.ts';

let app: TestApp;
let learner: ReturnType<typeof makeLearner>;
let bank: Published;
beforeAll(async () => {
  app = await makeTestApp();
  learner = makeLearner(app);
  bank = await makePublishedBank(app, await app.make.person(), 23);
});
afterAll(() => app.close());

const launch = (content: Published, part: { number?: number; size: number }) =>
  app.as(null).ok(launchAssessment, { ...content, part });
const askedIn = ({ play }: Awaited<ReturnType<typeof launch>>) =>
  play.questions.map(({ QuestionText }) => QuestionText.replaceAll(/\D/g, '')).join(' ');

test('a bank is played some questions at a time, each part to a result of its own', async () => {
  const first = await launch(bank, { size: 8 });
  expect(first.part).toEqual({ number: 1, parts: 3, size: 8, total: 23 });
  expect(askedIn(first)).toBe('1 2 3 4 5 6 7');
  const { result } = await learner.save(bank, first, answers(first.play, [true]), 0);
  expect(result).toMatchObject({ TotalQuestions: 7, CorrectQuestions: 1 });

  const last = await launch(bank, { number: 3, size: 8 });
  expect(askedIn(last)).toBe('16 17 18 19 20 21 22 23');
  expect(last.play.questions.map(({ Number: number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test('a learner who comes back goes on with the same part, whatever the link says by then', async () => {
  const second = await launch(bank, { number: 2, size: 8 });
  await learner.save(bank, second, answers(second.play, [true, false]), 1);
  const back = await app.as(null).ok(launchAssessment, { ...bank, ...secretOf(second), part: { size: 5 } });
  expect(back).toMatchObject({ is_resumed: true, part: second.part });
  expect(askedIn(back)).toBe(askedIn(second));
});

test('a part beyond the last is the last', async () => {
  expect(await launch(bank, { number: 99, size: 10 })).toMatchObject({ part: { number: 2, parts: 2 } });
});

test('a bank that fits into one part, an assessment, and who asks for no part: all is played at once', async () => {
  expect(await launch(bank, { size: 100 })).toMatchObject({ part: null });
  const assessment = await makePublishedAssessment(app, await app.make.person(), 25);
  const attempt = await launch(assessment, { size: 10 });
  expect(attempt.part).toBeNull();
  expect(attempt.play.questions).toHaveLength(25);
  const whole = await learner.launch(bank);
  expect(whole.part).toBeNull();
  expect(whole.play.questions).toHaveLength(23);
});
