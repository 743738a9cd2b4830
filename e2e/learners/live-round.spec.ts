import { expect, type Browser, type Page } from '@playwright/test';
import { searchLibrary } from '@takhti/contract';
import { apiOf } from '../helpers/api.ts';
import { expectAccessible } from '../helpers/browser/axe.ts';
import { test } from '../helpers/browser/test.ts';
import { somebody } from '../helpers/people/login.ts';
import { playerTexts, studioTexts } from '../helpers/screen/texts.ts';

const t = studioTexts('en');
const p = playerTexts('ur');
const names = ['آمنہ', 'بلال', 'چمن', 'دانیال'];
const phone = { viewport: { width: 390, height: 844 }, locale: 'ur', isMobile: true, hasTouch: true };

async function joinOn(browser: Browser, baseURL: string, code: string, name: string): Promise<Page> {
  const page = await (await browser.newContext({ ...phone, baseURL })).newPage();
  await page.goto(`/player/live?code=${code}`);
  await page.getByLabel(p('live_nickname')).fill(name);
  await page.getByRole('button', { name: p('live_join') }).click();
  await expect(page.getByText(p('live_look_front'))).toBeVisible();
  return page;
}

test('a teacher opens an Urdu bank as a live round, and four phones play it to the podium', async ({
  browser,
  request,
  server,
}) => {
  test.setTimeout(150_000);
  const api = await apiOf(request, 'developer');
  const { records } = await api(searchLibrary, { content_types: ['mcq'], title: 'پانی کا چکر' });
  const [bank] = records;
  if (!bank) throw new Error('the demo has no Urdu bank');
  const page = await somebody(browser, 'developer');
  await page.goto(`/content?${new URLSearchParams({ title: bank.title })}`);
  await page.getByRole('button', { name: `More: ${bank.title}`, exact: true }).click();
  await page.getByRole('menuitem', { name: 'Share' }).click();
  await page.getByRole('button', { name: t('actions:share.live.open') }).click();
  await expect(page.getByText(p('live_nobody'))).toBeVisible();
  expect(page.url()).not.toContain('host=');
  const code = (await page.locator('.front-big-code').innerText()).replaceAll(/\D/g, '');

  const phones: Page[] = [];
  for (const name of names) phones.push(await joinOn(browser, server.address, code, name));
  for (const name of names) await expect(page.locator('.front-names').getByText(name)).toBeVisible();
  await expectAccessible(page);

  const [first] = phones;
  if (!first) throw new Error('nobody has joined');
  await page.keyboard.press('Space');
  await expect(page.locator('.front-clock')).toBeVisible();
  await expectAccessible(first);
  // A phone that was put away comes back as the same learner, into the question.
  await first.reload();
  for (const each of phones.slice(0, -1)) {
    await each.locator('.option').first().click();
    await expect(each.getByText(p('live_sent'))).toBeVisible();
  }
  // With the last answer everybody has answered: the answers are looked at, and only the front shows how many chose what.
  await phones.at(-1)?.locator('.option').first().click();
  await expect(page.locator('.front-bar-count').first()).toBeVisible();
  await expect(first.getByText(p('live_look_front'))).toBeVisible();
  for (const each of [page, first]) await expectAccessible(each);
  // The rest of it, led by the keyboard alone.
  for (let n = 2; n <= bank.total_questions; n += 1) {
    await page.keyboard.press('Space');
    for (const [at, each] of phones.entries()) {
      await expect(each.getByText(p('live_question', { n, total: bank.total_questions }))).toBeVisible();
      // Each another one, so that somebody is right.
      const options = each.locator('.option');
      await options.nth(at % (await options.count())).click();
      const send = each.getByRole('button', { name: p('live_answer_send') });
      if (await send.isVisible()) await send.click();
    }
    await expect(page.locator('.front-bar-count').first()).toBeVisible();
  }
  await page.keyboard.press('Space');
  await expect(page.getByText(p('live_podium'))).toBeVisible();
  // Who stands there is told so; anyone who is left of the four is the last, and is told no place.
  const onPodium = await page.locator('.front-winner').count();
  expect(onPodium).toBeGreaterThan(0);
  // The phones hear of it a moment after the front.
  const thanked = async () => Promise.all(phones.map((each) => each.getByText(p('live_thanks')).count()));
  await expect.poll(async () => (await thanked()).filter((count) => count === 0).length).toBe(onPodium);
  await page.keyboard.press('Space');
  await expect(page.getByText(p('live_over'))).toBeVisible();
  for (const each of phones) await expect(each.getByText(p('live_over'))).toBeVisible();
  for (const each of phones) await each.context().close();
});
