import { expect, type Page } from '@playwright/test';
import { password } from '../people/people.ts';
import type { SkillPlace } from '../skills.ts';
import { studioTexts } from './texts.ts';

const t = studioTexts('ur');

/** What the plurals of words are: the questions of the journey in Urdu, each with its right answer. */
export const pluralKey: Readonly<Record<string, string>> = {
  '”کتاب“ کی جمع کیا ہے؟': 'کتابیں',
  '”لڑکا“ کی جمع کیا ہے؟': 'لڑکے',
  '”میز“ کی جمع کیا ہے؟': 'میزیں',
  '”بلی“ کی جمع کیا ہے؟': 'بلیاں',
};

/** The rows of an import file with these questions. */
export function pluralRows(): string[][] {
  return Object.entries(pluralKey).map(([question, right]) => [
    question,
    'شاباش!',
    `درست جواب ہے: ${right}`,
    right,
    'Y',
    `${right}وں`,
    'N',
    'کوئی نہیں',
    'N',
    'سب',
    'N',
  ]);
}

export const pluralsPlace: SkillPlace = { grade: '2', subject: 'Urdu', skill: 'واحد سے جمع بنانا' };
/** The same place as a page in Urdu names it. */
export const pluralsPlaceShown: SkillPlace = { ...pluralsPlace, subject: t('common:subjects.urdu') };

/** Logs in on a phone, after choosing Urdu on the login page. */
export async function logInInUrdu(page: Page, login: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'اردو' }).click();
  await expectUrduPage(page);
  await page.getByLabel(t('account:login.username')).fill(login);
  await page.getByLabel(t('account:login.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: t('account:login.log_in'), exact: true }).click();
  await expect(page).toHaveURL('/dashboard');
  await expectUrduPage(page);
}

/** Expects the page to read from right to left, and to fit: nothing of it lies beyond the edge of the phone. */
export async function expectUrduPage(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ur');
  await expect(page.getByRole('heading').first()).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, `${page.url()} scrolls sideways`).toBeLessThanOrEqual(390);
}
