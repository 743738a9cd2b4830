import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTestApp, type TestApp, type TestPerson } from '../../../testing/index.ts';
import { makePublishedAssessment } from '../../../testing/published-content.ts';
import { sweepAttempts } from './sweep-attempts.ts';

const day = 24 * 3600 * 1000;

let server: TestApp;
let author: TestPerson;
beforeAll(async () => {
  server = await makeTestApp();
  author = await server.make.person({ roles: ['cd'] });
});
afterAll(() => server.close());

test('attempts of nobody known are forgotten after their days, those of an unchecked name much later', async () => {
  const published = await makePublishedAssessment(server, author, 2);
  const launch = (user_id: string) => server.post('assessment/launch', { ...published, user_id });
  expect((await launch('')).statusCode).toBe(200);
  expect((await launch('learner-1')).statusCode).toBe(200);
  expect((await launch('learner-2')).statusCode).toBe(200);
  await server.db.inTransaction((tx) =>
    tx.updateTable('attempts').set({ known_by: 'lms' }).where('user_id', '=', 'learner-2').execute(),
  );
  const learners = async (): Promise<string[]> => {
    const rows = await server.db.inReadTransaction((tx) =>
      tx
        .selectFrom('attempts')
        .select('user_id')
        .where('institution_id', '=', author.institution_id)
        .orderBy('user_id')
        .execute(),
    );
    return rows.map(({ user_id }) => user_id);
  };
  server.clock.advance(89 * day);
  await sweepAttempts(server.services, 'unnamed', 90);
  expect(await learners()).toEqual(['', 'learner-1', 'learner-2']);
  server.clock.advance(2 * day);
  await sweepAttempts(server.services, 'unnamed', 0);
  expect(await learners()).toEqual(['', 'learner-1', 'learner-2']);
  await sweepAttempts(server.services, 'unnamed', 90);
  expect(await learners()).toEqual(['learner-1', 'learner-2']);
  await sweepAttempts(server.services, 'unchecked', 400);
  expect(await learners()).toEqual(['learner-1', 'learner-2']);
  server.clock.advance(310 * day);
  await sweepAttempts(server.services, 'unchecked', 400);
  expect(await learners()).toEqual(['learner-2']);
});
