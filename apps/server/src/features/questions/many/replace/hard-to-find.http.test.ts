import { findInQuestions, openQuestion, replaceInQuestions } from '@takhti/contract';
import type { Question } from '@takhti/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeWorkroom, workroomDefaults } from '../../../../platform/work/index.ts';
import { makeTestApp, type TestApp } from '../../../../testing/index.ts';
import { makeBank } from '../../../../testing/published-content.ts';

let app: TestApp;
beforeAll(async () => {
  // Nothing is found within a moment.
  const workroom = makeWorkroom({ ...workroomDefaults, limits: { seconds: 0.001, megabytes: 64 } });
  app = await makeTestApp({}, undefined, { workroom });
});
afterAll(() => app.close());

test('what takes too long to be found is given up, for looking and for writing, and nothing is changed', async () => {
  const author = await app.make.person();
  const { bank, questions } = await makeBank(app, author, [{ question: '<p>Where do cats sleep?</p>' }]);
  const wanted = { container_id: bank.container_id, find: 'cats', replace: 'birds' };
  const looked = await app.as(author).refused(findInQuestions, wanted);
  const written = await app.as(author).refused(replaceInQuestions, { ...wanted, seen: '' });
  expect([looked.problem, written.problem]).toEqual(['request.too_heavy', 'request.too_heavy']);
  const [{ content_id }] = questions as [Question];
  expect((await app.as(author).ok(openQuestion, { content_id })).version).toBe(1);
});
