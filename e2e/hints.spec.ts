import { expect } from '@playwright/test';
import { apiOf } from './helpers/api.ts';
import { bankPath, makeContent } from './helpers/content.ts';
import { testAs } from './helpers/login.ts';
import { skillOf } from './helpers/skills.ts';
import { studioTexts } from './helpers/texts.ts';
import { uniqueTitle } from './helpers/titles.ts';

const test = testAs('developer');
const t = studioTexts('en');

test('a sign says what it is to whoever rests the pointer on it, and is silent otherwise', async ({
  page,
  request,
}, testInfo) => {
  const author = await apiOf(request, 'developer');
  const place = skillOf('author', testInfo);
  const bank = await makeContent(author, 'mcq', { title: uniqueTitle('Signs'), place });
  await page.goto(bankPath(bank));
  const sign = page.getByRole('button', { name: t('questions:rename.title') });
  const hint = page.getByRole('tooltip');

  await sign.focus();
  await sign.hover();
  await expect(hint).toHaveText(t('questions:rename.title'));
  await page.mouse.move(0, 0);
  await expect(hint).toBeHidden();
  await sign.hover();
  await expect(hint).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(hint).toBeHidden();
  await page.mouse.move(0, 0);
  await sign.hover();
  await expect(hint).toBeVisible();
  await sign.click();
  await expect(page.getByRole('dialog', { name: t('questions:rename.title') })).toBeVisible();
  await expect(hint).toBeHidden();
});

test('the bell opens what is behind it by keys, and has the focus again when that is closed', async ({
  page,
}) => {
  await page.goto('/dashboard');
  const bell = page.getByRole('button', { name: new RegExp(`^${t('common:header.notifications')}`) });
  await bell.focus();
  await expect(bell).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: t('common:header.notifications') });
  await expect(panel).toBeVisible();
  await expect(panel.locator(':focus').or(panel.and(page.locator(':focus')))).toBeAttached();
  await expect(bell).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(bell).toBeFocused();
});
