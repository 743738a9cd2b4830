import { expect } from '@playwright/test';
import { speak } from '../helpers/screen/language.ts';
import { testAs } from '../helpers/people/login.ts';
import { studioTexts } from '../helpers/screen/texts.ts';
import { expectUrduPage, pluralsPlace, pluralsPlaceShown } from '../helpers/screen/urdu.ts';

const t = studioTexts('ur');

testAs('admin@201')('the tree of skills on a phone in Urdu: gaps, moving, adding', async ({ page }) => {
  await speak(page, 'ur');
  await page.goto('/skills');
  await page.getByRole('combobox', { name: t('common:grade') }).click();
  await page.getByRole('option', { name: t('common:grade_number', { number: 2 }), exact: true }).click();
  await page.getByRole('link', { name: pluralsPlaceShown.subject }).click();
  await expect(page.getByText(pluralsPlace.skill)).toBeVisible();
  await expectUrduPage(page);

  const onlyGaps = page.getByRole('switch', { name: t('curriculum:only_gaps') });
  await onlyGaps.click();
  await expectUrduPage(page);
  await onlyGaps.click();
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
