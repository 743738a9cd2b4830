import { expect } from '@playwright/test';
import { expectAccessible } from '../helpers/browser/axe.ts';
import { speak } from '../helpers/screen/language.ts';
import { testAs } from '../helpers/people/login.ts';
import { studioTexts } from '../helpers/screen/texts.ts';
import { expectUrduPage } from '../helpers/screen/urdu.ts';

const t = studioTexts('ur');
const test = testAs('developer2');

test('home and notifications on a phone in Urdu: what is new, one read, a daily mail wanted and not', async ({
  page,
}) => {
  await speak(page, 'ur');
  await page.goto('/dashboard');
  for (const title of ['oldest.title', 'notified.title', 'activity.developer'] as const)
    await expect(page.getByRole('region', { name: t(`dashboard:home.${title}`) })).toBeVisible();
  await expectAccessible(page);

  const bell = page.getByRole('button', { name: new RegExp(`^${t('common:header.notifications')}`) });
  await bell.click();
  const panel = page.getByRole('dialog', { name: t('common:header.notifications') });
  await expect(panel.getByRole('listitem').first()).toBeVisible();
  await expectUrduPage(page);
  await expectAccessible(page);

  const marks = panel.getByRole('button', { name: /نشان زد/ });
  const before = await marks.count();
  await marks.last().click();
  await expect(marks).toHaveCount(before - 1);

  const daily = panel.getByRole('switch', { name: t('notifications:daily_mail') });
  await daily.click({ force: true });
  await expect(daily).toBeChecked();
  await page.reload();
  await bell.click();
  await expect(daily).toBeChecked();
  await expect(marks).toHaveCount(before - 1);
  await daily.click({ force: true });
  await expect(daily).not.toBeChecked();
});
