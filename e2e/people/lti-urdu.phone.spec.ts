import { expect } from '@playwright/test';
import { launchGame, listDeliveries, saveLtiPlatform, type ReplyOf } from '@takhti/contract';
import { startLtiPlatform } from '../../apps/server/src/testing/lms/lti-platform.ts';
import { apiOf } from '../helpers/api.ts';
import { finger } from '../helpers/browser/hands.ts';
import { test } from '../helpers/browser/test.ts';
import { solveRound } from '../helpers/games/games.ts';
import { somebody } from '../helpers/people/login.ts';
import { speak } from '../helpers/screen/language.ts';
import { playerTexts, studioTexts } from '../helpers/screen/texts.ts';
import { expectUrduPage } from '../helpers/screen/urdu.ts';

const t = studioTexts('ur');
const say = playerTexts('ur');
const title = 'آج موسم کیسا ہے؟';
const membership = 'http://purl.imsglobal.org/vocab/lis/v2/membership';

test('C-072 from a course a teacher picks a game in Urdu, a learner plays it in the frame on a phone, and its score arrives once although the connection broke', async ({
  browser,
  page,
  request,
  baseURL,
}) => {
  test.slow();
  const admin = await apiOf(request, 'admin');
  const platform = await startLtiPlatform(
    async () => (await request.get('/lti/98/keys')).json(),
    'localhost',
  );
  platform.members.push(
    { user_id: 'zarmina', name: 'زرمینه', roles: [`${membership}#Learner`] },
    { user_id: 'gulalai', name: 'ګلالۍ', roles: [`${membership}#Learner`] },
  );
  try {
    const registration = { ...platform.registration, creates_people: 1 as const };
    await admin(saveLtiPlatform, { platform_id: null, platform: registration, version: 0 });
    const launch = `${baseURL ?? ''}/lti/98/launch`;
    const announced = new URLSearchParams(platform.announcement(launch)).toString();
    const course = `${platform.address}/course?tool=${encodeURIComponent(`${baseURL ?? ''}/lti/98/login?${announced}`)}`;
    const tool = page.frameLocator('iframe[name=tool]');
    await speak(page, 'ur');

    const content_id = await test.step('a teacher picks it', async () => {
      platform.visitBy({ sub: 'teacher-1', name: 'امینه', role: 'Instructor', picks: true });
      await page.goto(course);
      await tool.getByRole('searchbox', { name: t('lms:pick.search') }).fill(title);
      await tool.getByRole('checkbox', { name: t('lms:pick.choose_named', { title }) }).tap();
      await tool.getByRole('button', { name: t('lms:pick.use') }).tap();
      await expect(tool.getByRole('heading', { name: 'Added to the course' })).toBeVisible();
      const [, id = ''] = /"content_id":"([0-9a-f-]{36})"/.exec(JSON.stringify(platform.returned())) ?? [];
      expect(id).not.toBe('');
      return id;
    });

    await test.step('a learner plays it, without a network for a while; the platform does not answer', async () => {
      platform.visitBy({ sub: 'zarmina', name: 'زرمینه', content_id });
      const launched = page.waitForResponse((each) => each.url().endsWith(`/${launchGame.path}`));
      await page.goto(course);
      const { data } = (await (await launched).json()) as { data: ReplyOf<typeof launchGame> };
      await tool.getByRole('button', { name: say('game_start') }).tap();
      const [round] = data.play.rounds;
      if (!round) throw new Error('the game has a round');
      platform.goAway(true);
      await page.context().setOffline(true);
      await solveRound(tool, round, finger);
      await page.context().setOffline(false);
      await tool.getByRole('button', { name: say('check'), exact: true }).tap();
      await tool.getByRole('button', { name: say('show_result'), exact: true }).tap();
      await expect(tool.getByRole('heading', { name: say('result_perfect') })).toBeVisible();
      await expect
        .poll(async () => (await admin(listDeliveries, {})).records)
        .toMatchObject([{ kind: 'score', learner: 'زرمینه', status: 'waiting', fault: 'failing' }]);
      expect(platform.scores).toEqual([]);
    });

    await test.step('an administrator sees why it waits, and sends it again', async () => {
      platform.goAway(false);
      const desk = await somebody(browser, 'admin');
      await speak(desk, 'ur');
      await desk.goto('/lms/deliveries');
      await expect(desk.getByText(t('lms:faults.failing'))).toBeVisible();
      await expectUrduPage(desk);
      await desk.getByRole('button', { name: t('lms:deliveries.resend'), exact: true }).tap();
      // A system that did not answer is left alone for ten seconds.
      await expect.poll(() => platform.scores.length, { timeout: 40_000 }).toBe(1);
      await expect.poll(async () => (await admin(listDeliveries, {})).counts['waiting']).toBe(0);
      expect(platform.scores).toHaveLength(1);
      expect(platform.scores[0]?.score).toMatchObject({ userId: 'zarmina', scoreGiven: 100 });
    });

    await test.step('the teacher sees how the course did', async () => {
      platform.visitBy({ sub: 'teacher-1', name: 'امینه', role: 'Instructor', content_id });
      await page.goto(course);
      await expect(tool.getByRole('row', { name: /زرمینه/ })).toContainText('100');
      await expect(tool.getByRole('row', { name: /ګلالۍ/ })).toContainText('ابھی نہیں');
      const faces = await tool
        .locator('html')
        .evaluate(async ({ ownerDocument: { fonts } }) =>
          [...(await fonts.ready)].filter(({ status }) => status === 'loaded').map(({ family }) => family),
        );
      expect(faces.join()).toMatch(/Nastaliq.*Naskh|Naskh.*Nastaliq/);
    });
  } finally {
    await platform.close();
  }
});
