import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeTestApp, type TestApp } from '../../../testing/index.ts';
import { makeLtiCourse, type LtiCourse } from '../../../testing/lms/lti-course.ts';
import type { LaunchOptions } from '../../../testing/lms/lti-platform.ts';

const membership = 'http://purl.imsglobal.org/vocab/lis/v2/membership';

const minute = 60_000;

let app: TestApp;
let course: LtiCourse;

beforeAll(async () => {
  app = await makeTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  course = await makeLtiCourse(app);
  course.platform.members.push(
    { user_id: 'u7', name: 'زرمینه', roles: [`${membership}#Learner`] },
    { user_id: 'u8', name: 'Amina <b>', roles: [`${membership}#Learner`], status: 'Active' },
    { user_id: 'u9', name: 'Gone', roles: [`${membership}#Learner`], status: 'Inactive' },
    { user_id: 't1', name: 'Teacher', roles: [`${membership}#Instructor`] },
  );
  return () => course.close();
});

const teaches = (): LaunchOptions => ({ ...course.learner, sub: 't1', name: 'Teacher', role: 'Instructor' });

async function resultsFor(to: URL, locale = 'en') {
  const url = new URL(to);
  url.searchParams.set('locale', locale);
  return app.app.inject({ method: 'GET', url: url.pathname + url.search });
}

test('a teacher comes to the results of the course: who played, how, and who has not yet', async () => {
  await course.playToTheEnd(course.learner, [false, false]);
  app.clock.advance(60_000);
  await course.playToTheEnd(course.learner, [true, false]);
  app.clock.advance(60_000);
  await course.playToTheEnd({ ...course.learner, sub: 'u1', name: 'Left the course' }, [true, true]);
  const to = await course.enter(teaches());
  expect(to.pathname).toBe(course.place('results'));
  // In the language of the course.
  expect(to.searchParams.get('locale')).toBe('ur');
  const page = await resultsFor(to);
  expect(page.statusCode).toBe(200);
  const rows = [...page.body.matchAll(/<tr><th scope="row"><bdi>(.*?)<\/bdi><\/th>(.*?)<\/tr>/g)].map(
    ([, name = '', told = '']) => [
      name,
      told
        .replaceAll(/<[^>]+>/g, ' ')
        .trim()
        .split(/\s+/)[0],
    ],
  );
  expect(rows).toEqual([
    ['Left the course', '100'],
    ['زرمینه', '50'],
    ['Amina &lt;b&gt;', 'Not'],
  ]);
  expect(page.body).not.toContain('Gone');
  expect(page.body).toContain('/player/assessment?');
  // The list of members was asked for page by page.
  expect(course.platform.asked.filter((path) => path === '/members')).toHaveLength(4);
  const urdu = await resultsFor(to, 'ur');
  expect(urdu.body).toContain('<html lang="ur" dir="rtl">');
  expect(urdu.body).toContain('<td>50</td>');
  expect((await resultsFor(to, 'ps')).body).toContain('<td>۵۰</td>');
});

test('a platform that tells no members is said so, and who played is there all the same', async () => {
  await course.playToTheEnd(course.learner, [true, true]);
  const to = await course.enter(teaches());
  course.platform.goAway(true);
  const page = await resultsFor(to);
  expect(page.body).toContain('زرمینه');
  expect(page.body).toContain('did not say who is in the course');
});

test('learners, and who has no role, see no results; nor does anybody an hour later', async () => {
  for (const role of ['Learner', null] as const) {
    const to = await course.enter({ ...course.learner, role });
    const token = to.searchParams.get('auth_token') ?? '';
    const url = `${course.place('results')}?${new URLSearchParams({ token }).toString()}`;
    expect((await app.app.inject({ method: 'GET', url })).statusCode).toBe(403);
  }
  const to = await course.enter(teaches());
  app.clock.advance(59 * minute);
  expect((await resultsFor(to)).statusCode).toBe(200);
  app.clock.advance(2 * minute);
  expect((await resultsFor(to)).body).toContain('no_login');
  expect((await resultsFor(new URL(course.place('results'), 'https://studio.example'))).statusCode).toBe(403);
});
