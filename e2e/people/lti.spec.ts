import { expect } from '@playwright/test';
import { listDeliveries, saveLtiPlatform } from '@takhti/contract';
import { startLtiPlatform } from '../../apps/server/src/testing/lms/lti-platform.ts';
import { apiOf } from '../helpers/api.ts';
import { test } from '../helpers/browser/test.ts';
import { answerAddition, finish, goOn } from '../helpers/games/playing.ts';
import { publishAdditions } from '../helpers/published.ts';
import { skillOf } from '../helpers/skills.ts';

test('C-072 from a course of an LMS a teacher picks content, a learner attempts it in the frame, and the score arrives once', async ({
  page,
  request,
  baseURL,
}, testInfo) => {
  test.slow();
  const admin = await apiOf(request, 'admin');
  const { assessment } = await publishAdditions(request, skillOf('limited', testInfo), {
    is_feedback_hidden: 1,
  });
  const platform = await startLtiPlatform(
    async () => (await request.get('/lti/98/keys')).json(),
    'localhost',
  );
  try {
    const registration = { ...platform.registration, creates_people: 1 as const };
    await admin(saveLtiPlatform, { platform_id: null, platform: registration, version: 0 });
    const launch = `${baseURL ?? ''}/lti/98/launch`;
    const announced = new URLSearchParams(platform.announcement(launch)).toString();
    const course = `${platform.address}/course?tool=${encodeURIComponent(`${baseURL ?? ''}/lti/98/login?${announced}`)}`;
    const tool = page.frameLocator('iframe[name=tool]');

    platform.visitBy({ sub: 'teacher-1', name: 'Amina', role: 'Instructor', picks: true });
    await page.goto(course);
    await tool.getByRole('searchbox', { name: 'Search titles' }).fill(assessment.title);
    await tool.getByRole('checkbox', { name: `Choose ${assessment.title}` }).check();
    await tool.getByRole('button', { name: 'Use these' }).click();
    await expect(tool.getByRole('heading', { name: 'Added to the course' })).toBeVisible();
    expect(JSON.stringify(platform.returned())).toContain(assessment.content_id);

    platform.visitBy({ sub: 'learner-1', name: 'Gulalai', content_id: assessment.content_id });
    await page.goto(course);
    await tool.getByRole('button', { name: 'Start' }).click();
    for (let at = 1; at <= 5; at += 1) {
      await answerAddition(tool, 'right');
      await goOn(tool, at < 5 ? 'Next' : 'Show the overview');
    }
    await finish(tool);
    await expect(tool.getByRole('button', { name: 'Play again' })).toBeVisible();
    await expect.poll(() => platform.scores.length).toBe(1);
    expect(platform.scores[0]?.score).toMatchObject({
      userId: 'learner-1',
      scoreGiven: 100,
      scoreMaximum: 100,
    });
    const { records } = await admin(listDeliveries, {});
    expect(records[0]).toMatchObject({ kind: 'score', learner: 'Gulalai', status: 'sent' });
  } finally {
    await platform.close();
  }
});
