import { expect } from '@playwright/test';
import { act, barOf, offeredIn } from '../helpers/actions.ts';
import { apiOf } from '../helpers/api.ts';
import { expectAccessible } from '../helpers/browser/axe.ts';
import { addQuestion, bankPath, makeContent } from '../helpers/content.ts';
import { goToQuestion } from '../helpers/browser/go-within.ts';
import { speak } from '../helpers/screen/language.ts';
import { somebody } from '../helpers/people/login.ts';
import { skillOf } from '../helpers/skills.ts';
import { test } from '../helpers/browser/test.ts';
import { studioTexts } from '../helpers/screen/texts.ts';
import { uniqueTitle } from '../helpers/screen/titles.ts';

const t = studioTexts('ur');

test('C-218 C-248 C-649 on a phone, in Urdu, details come from below, and the bar of a question’s page fits', async ({
  browser,
  request,
}, testInfo) => {
  const author = await apiOf(request, 'developer');
  const place = skillOf('details', testInfo);
  const bank = await makeContent(author, 'mcq', { title: uniqueTitle('On a phone'), place });
  const question = await addQuestion(author, bank.container_id);
  const page = await somebody(browser, 'developer');
  await page.setViewportSize({ width: 390, height: 844 });
  await speak(page, 'ur');
  await page.goto(`/dashboard/draft?${new URLSearchParams({ title: bank.title })}`);
  await page.getByRole('button', { name: t('details:open', { title: bank.title }) }).click();
  const details = page.getByRole('dialog', { name: t('details:title') });
  await expect(details).toBeVisible();
  await expectAccessible(page);
  const box = await details.boundingBox();
  expect([box?.x, box?.width]).toEqual([0, 390]);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(844, 0);
  await details.getByRole('link', { name: t('details:go') }).click();
  await expect(page).toHaveURL(bankPath(bank));

  await goToQuestion(page, bank, question, t);
  await expect(barOf(page, t).locator('[data-action=submit]')).toBeVisible();
  expect(await offeredIn(page, t)).toContain('submit');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await act(page, 'history', t);
  await expect(page.getByRole('dialog', { name: t('review:history.title') })).toBeVisible();
});
