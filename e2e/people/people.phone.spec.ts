import { randomBytes } from 'node:crypto';
import { expect } from '@playwright/test';
import { speak } from '../helpers/screen/language.ts';
import { testAs } from '../helpers/people/login.ts';
import { password, people } from '../helpers/people/people.ts';
import { studioTexts } from '../helpers/screen/texts.ts';
import { expectUrduPage } from '../helpers/screen/urdu.ts';

const t = studioTexts('ur');

testAs('admin')(
  'in Urdu on a phone an administrator adds somebody, finds them, and reads what was done',
  async ({ page }) => {
    const name = `زرغونہ ${randomBytes(3).toString('hex')}`;
    const username = `zarghuna-${randomBytes(4).toString('hex')}`;
    const fullName = page.getByRole('textbox', { name: t('people:form.full_name') });
    const create = page.getByRole('button', { name: t('people:form.create') });
    await speak(page, 'ur');
    await page.goto('/users');
    await expectUrduPage(page);
    await page.getByRole('link', { name: t('people:add') }).click();
    await expect(create).toBeVisible();
    await expectUrduPage(page);
    await create.click();
    await expect(fullName).toHaveAccessibleDescription(t('people:faults.full_name_required'));
    await fullName.fill(name);
    await page.getByRole('textbox', { name: t('people:form.email') }).fill(`${username}@takhti.example`);
    await page.getByRole('textbox', { name: t('people:form.username') }).fill(username);
    await page.getByRole('textbox', { name: t('people:form.password') }).fill(password);
    await page.getByRole('checkbox', { name: t('common:roles.cr3') }).click();
    await create.click();
    await expect(page).toHaveURL('/users');

    await page.getByRole('searchbox', { name: t('people:search.full_name') }).fill(name);
    // The search is in the address once it has run; it would take the page back from a link that was followed before.
    await expect(page).toHaveURL(/full_name=/);
    await page.getByRole('link', { name }).click();
    await expectUrduPage(page);
    await expect(page.getByRole('region', { name: t('people:history.title') })).toContainText(
      t('people:history.made', { name: people.admin.full_name }),
    );
  },
);
