import { saveUserData } from '@takhti/contract';
import { expect, type Page } from '@playwright/test';
import { fillInSignUp, tryLogin, uniqueEmail } from '../helpers/people/accounts.ts';
import { expectAccessible } from '../helpers/browser/axe.ts';
import { goWithin } from '../helpers/browser/go-within.ts';
import { newestMailTo, recoverPathIn } from '../helpers/people/mailbox.ts';
import { test } from '../helpers/browser/test.ts';
import { studioTexts } from '../helpers/screen/texts.ts';

const t = studioTexts('ps');

/** Expects the page to be in Pashto, from right to left, and to fit on the phone. */
async function expectPashto(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'ps');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, `${page.url()} scrolls sideways`).toBeLessThanOrEqual(390);
}

test('C-053 C-054 C-860 a password is recovered in Pashto on a phone, from a mail in Pashto', async ({
  page,
}) => {
  const email = uniqueEmail('palwasha');
  await page.goto('/signUp');
  await page.getByRole('button', { name: 'پښتو' }).click();
  await expectPashto(page);
  const kept = page.waitForResponse(`**/api/${saveUserData.path}`);
  await fillInSignUp(page, email, 'forgotten word');
  await expect(page).toHaveURL('/dashboard');
  await kept;
  await page.evaluate(() => localStorage.removeItem('takhti.session'));

  await page.goto('/forgot-password');
  await expectPashto(page);
  await page.getByLabel(t('account:email')).fill(email);
  await page.getByRole('button', { name: t('account:forgot.submit') }).click();
  await expect(page.getByRole('status')).toContainText(t('account:forgot.sent'));
  await expectPashto(page);
  await expectAccessible(page);

  const mail = await newestMailTo(email);
  expect(mail).toContain('<html lang="ps" dir="rtl">');
  await page.goto(recoverPathIn(mail));
  await expectPashto(page);
  const next = page.getByLabel(t('account:password.new'), { exact: true });
  const repeated = page.getByLabel(t('account:password.repeated'));
  const submit = page.getByRole('button', { name: t('account:recover.submit') });
  await next.fill('abc');
  await submit.click();
  await expect(repeated).toHaveAccessibleDescription(t('account:password.differs'));
  await expectPashto(page);
  await expectAccessible(page);
  await next.fill('newer word');
  await repeated.fill('newer word');
  await submit.click();
  await expect(page.getByRole('status')).toContainText(t('account:recover.done'));

  await tryLogin(page, email, 'newer word');
  await expect(page).toHaveURL('/dashboard');
  await goWithin(page, '/change-password');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('account:titles.change_password'));
  await expectPashto(page);
});
