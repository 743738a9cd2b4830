import { expect } from '@playwright/test';
import { apiOf } from '../helpers/api.ts';
import { executablePath } from '../helpers/browser/chromium.ts';
import { makePerson } from '../helpers/people/made-people.ts';
import { test } from '../helpers/browser/test.ts';
import { studioTexts } from '../helpers/screen/texts.ts';
import { uniqueTitle } from '../helpers/screen/titles.ts';
import { logInInUrdu } from '../helpers/screen/urdu.ts';

// Scroll bars that take room, as on Windows: the browsers of the other journeys hide theirs.
test.use({
  keepsBrowser: false,
  launchOptions: { executablePath, ignoreDefaultArgs: ['--hide-scrollbars'] },
  viewport: { width: 390, height: 360 },
});

test('a drawer over a page that scrolls lies within the page, from right to left too', async ({
  page,
  request,
}) => {
  const t = studioTexts('ur');
  const admin = await apiOf(request, 'admin');
  const { username } = await makePerson(admin, {
    roles: 'cd',
    full_name: uniqueTitle('گل مینہ'),
    school_name: uniqueTitle('مدرسہ'),
    is_new_school: 1,
  });
  await logInInUrdu(page, username);
  const barWidth = () => page.evaluate(() => innerWidth - document.documentElement.clientWidth);
  await expect.poll(barWidth, 'the page has a scroll bar beside it').toBeGreaterThan(0);
  await page.getByRole('button', { name: t('common:header.notifications') }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer).toBeVisible();
  await expect.poll(async () => (await drawer.boundingBox())?.x).toBeGreaterThanOrEqual(0);
  await expect.poll(() => drawer.boundingBox().then((box) => (box ? box.x + box.width : 0))).toBe(390);
});
