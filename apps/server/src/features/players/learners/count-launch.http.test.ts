import { launchAssessment } from '@takhti/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createManualClock } from '../../../platform/clock.ts';
import type { KnownBy } from '../../../platform/db/index.ts';
import { makeWindowCounter } from '../../../platform/memory/window-counter.ts';
import { makeTestApp, type TestApp } from '../../../testing/index.ts';
import { makePublishedAssessment, type Published } from '../../../testing/published-content.ts';
import { countLaunch, launchLimits } from './count-launch.ts';

let server: TestApp;
let published: Published;
let most = Infinity;
beforeAll(async () => {
  let counted = 0;
  const launches = { count: () => ((counted += 1) <= most ? 0 : 61_000), wait: () => 0 };
  server = await makeTestApp({}, undefined, { launches });
  published = await makePublishedAssessment(server, await server.make.person(), 2);
  counted = 0;
});
afterAll(() => server.close());

test('an attempt above the limit is not begun; one that was begun goes on', async () => {
  most = 1;
  const input = { ...published, user_id: 'learner-1' };
  const { attempt_id, attempt_token } = await server.as(null).ok(launchAssessment, input);
  expect((await server.as(null).refused(launchAssessment, input)).problem).toBe('request.too_many');
  const refused = await server.post('assessment/launch', input);
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '61']);
  const again = await server.as(null).ok(launchAssessment, { ...input, attempt_id, attempt_token });
  expect(again.is_resumed).toBe(true);
});

describe('at one address', () => {
  const begins = (launches_per_address: number) => {
    const launches = makeWindowCounter(createManualClock(new Date()), launchLimits.window_ms);
    const settings = { ...server.services.settings, launches_per_address };
    return (address: string, user_id: string, known_by: KnownBy = ''): void =>
      countLaunch({ launches, settings }, address, 1, { user_id, known_by });
  };

  test('a learner has a limit of their own, and takes nobody else’s', () => {
    const begin = begins(0);
    for (let count = 0; count < launchLimits.per_learner; count += 1) begin('school', 'eager');
    expect(() => begin('school', 'eager')).toThrow('request.too_many');
    begin('school', 'another');
    begin('home', 'eager');
  });

  test('a name that nobody checked takes nothing of who is known by it', () => {
    const begin = begins(0);
    for (let count = 0; count < launchLimits.per_learner; count += 1) begin('school', 'gulalai');
    expect(() => begin('school', 'gulalai')).toThrow('request.too_many');
    for (const known_by of ['lms', 'lti', 'session'] as const) begin('school', 'gulalai', known_by);
  });

  test('the limit of the setting is shared by all', () => {
    const begin = begins(3);
    for (const user_id of ['', 'one', 'another']) begin('school', user_id);
    expect(() => begin('school', 'a fourth')).toThrow('request.too_many');
    begin('home', '');
  });
});
