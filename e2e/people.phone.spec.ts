import { randomBytes } from 'node:crypto';
import { expect } from '@playwright/test';
import { apiOf } from './helpers/api.ts';
import { makePerson } from './helpers/made-people.ts';
import { password } from './helpers/people.ts';
import { test } from './helpers/test.ts';
import { studioTexts } from './helpers/texts.ts';
import { expectUrduPage, logInInUrdu } from './helpers/urdu.ts';

const t = studioTexts('ur');

test('in Urdu on a phone an administrator adds somebody, finds them, and reads what was done', async ({
  page,
  request,
}) => {
  // Whoever chooses Urdu keeps it: nobody else's administrator.
  const administrator = await makePerson(await apiOf(request, 'admin'), { roles: 'admin' });
  const name = `زرغونہ ${randomBytes(3).toString('hex')}`;
  const username = `zarghuna-${randomBytes(4).toString('hex')}`;
  await logInInUrdu(page, administrator.username);
  await page.goto('/users');
  await expectUrduPage(page);
  await page.getByRole('link', { name: t('people:add') }).click();
  await expectUrduPage(page);
  await page.getByRole('button', { name: t('people:form.create') }).click();
  await expect(page.getByRole('textbox', { name: t('people:form.full_name') })).toHaveAccessibleDescription(
    t('people:faults.full_name_required'),
  );
  await page.getByRole('textbox', { name: t('people:form.full_name') }).fill(name);
  await page.getByRole('textbox', { name: t('people:form.email') }).fill(`${username}@takhti.example`);
  await page.getByRole('textbox', { name: t('people:form.username') }).fill(username);
  await page.getByRole('textbox', { name: t('people:form.password') }).fill(password);
  await page.getByRole('checkbox', { name: t('common:roles.cr3') }).click();
  await page.getByRole('button', { name: t('people:form.create') }).click();
  await expect(page).toHaveURL('/users');

  await page.getByRole('searchbox', { name: t('people:search.full_name') }).fill(name);
  await page.getByRole('link', { name }).click();
  await expectUrduPage(page);
  await expect(page.getByRole('region', { name: t('people:history.title') })).toContainText(
    t('people:history.made', { name: administrator.full_name }),
  );
});
