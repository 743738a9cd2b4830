import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeTestApp, type TestApp, type TestPerson } from '../../../testing/index.ts';
import { makePublishedAssessment, makePublishedBank } from '../../../testing/published-content.ts';
import { answers, makeLearner } from '../../../testing/learner.ts';

let app: TestApp;
let author: TestPerson;
let learner: ReturnType<typeof makeLearner>;
beforeAll(async () => {
  app = await makeTestApp();
  learner = makeLearner(app);
  author = await app.make.person();
});
afterAll(() => app.close());

describe('the time of an attempt', () => {
  const timed = () => makePublishedAssessment(app, author, 2, { timer: 60 });

  test('answers count until the time is up, and 30 seconds for the way', async () => {
    const content = await timed();
    const attempt = await learner.launch(content);
    app.clock.advance(90_000);
    const { result } = await learner.save(content, attempt, answers(attempt.play, [true, true]), 0);
    expect(result).toMatchObject({ CorrectQuestions: 2 });
  });

  test('after that the attempt ends with what was saved in time, whatever comes', async () => {
    for (const is_bookmarking of [0, 1] as const) {
      const content = await timed();
      const attempt = await learner.launch(content);
      app.clock.advance(50_000);
      await learner.save(content, attempt, answers(attempt.play, [true]), 1);
      app.clock.advance(41_000);
      const { result } = await learner.save(
        content,
        attempt,
        answers(attempt.play, [true, true]),
        is_bookmarking,
      );
      expect(result).toMatchObject({ TotalQuestions: 2, CorrectQuestions: 1 });
    }
  });

  test('a bookmark does not stop the clock: a resumed attempt has used the time that passed', async () => {
    const content = await timed();
    const attempt = await learner.launch(content);
    await learner.save(content, attempt, answers(attempt.play, [true]), 1);
    app.clock.advance(40_000);
    const going = await learner.resume(content, attempt);
    expect(going).toMatchObject({ result: null, state: { seconds: 40 } });
    app.clock.advance(60_000);
    const over = await learner.resume(content, attempt);
    expect(over).toMatchObject({ is_resumed: true, result: { CorrectQuestions: 1 } });
  });

  test('without a limit an attempt may rest for months', async () => {
    const content = await makePublishedBank(app, author, 1);
    const attempt = await learner.launch(content);
    await learner.save(content, attempt, { ...answers(attempt.play, []), seconds: 20 }, 1);
    app.clock.advance(90 * 24 * 3600_000);
    const going = await learner.resume(content, attempt);
    expect(going).toMatchObject({ result: null, state: { seconds: 20 } });
    const { result } = await learner.save(content, attempt, answers(attempt.play, [true]), 0);
    expect(result).toMatchObject({ CorrectQuestions: 1, TimeSpentInSeconds: 12 });
  });
});
