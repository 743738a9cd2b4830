import { expect } from '@playwright/test';
import { test } from './helpers/test.ts';
import { studioTexts } from './helpers/texts.ts';
import { expectUrduPage, logInInUrdu, pluralsPlace } from './helpers/urdu.ts';

const t = studioTexts('ur');

test('the tree of skills on a phone in Urdu: gaps, moving, adding', async ({ page }) => {
  await logInInUrdu(page, 'admin@201');
  await page.goto('/skills');
  await page.getByRole('combobox', { name: t('common:grade') }).click();
  await page.getByRole('option', { name: t('common:grade_number', { number: 2 }), exact: true }).click();
  await page.getByRole('link', { name: 'Urdu' }).click();
  await expect(page.getByText(pluralsPlace.skill)).toBeVisible();
  await expectUrduPage(page);

  await page.getByRole('switch', { name: t('curriculum:only_gaps') }).click();
  await expectUrduPage(page);
  await page.getByRole('switch', { name: t('curriculum:only_gaps') }).click();
  await page.getByRole('button', { name: t('curriculum:actions', { name: pluralsPlace.skill }) }).click();
  await page.getByRole('menuitem', { name: t('common:edit') }).click();
  await expect(page.getByLabel(t('curriculum:fields.skill'), { exact: false }).first()).toBeVisible();
  await expectUrduPage(page);
  await page.getByRole('link', { name: t('common:cancel') }).click();

  await page
    .getByRole('link', { name: t('curriculum:add'), exact: true })
    .first()
    .click();
  await page.locator('form button[type=submit]').click();
  await expect(page.getByText(t('curriculum:faults.category_required'))).toBeVisible();
  await expectUrduPage(page);
});
