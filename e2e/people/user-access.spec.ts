import { expect } from '@playwright/test';
import { apiOf } from '../helpers/api.ts';
import { goWithin } from '../helpers/browser/go-within.ts';
import { somebodyAnew } from '../helpers/people/login.ts';
import { changePerson, makePerson } from '../helpers/people/made-people.ts';
import { people } from '../helpers/people/people.ts';
import { test } from '../helpers/browser/test.ts';

const { full_name } = people.developer;

test('C-175 C-176 C-206 C-864 a reviewer looks at the desk of a developer, changes nothing there, and comes back; or is back when the right is taken', async ({
  browser,
  request,
}) => {
  const admin = await apiOf(request, 'admin');
  // A login of their own: a visit at a desk is kept with the session.
  const viewer = await makePerson(admin, { roles: 'cr3', is_view_cds: 1 });
  const page = await somebodyAnew(browser, viewer.username);
  const lookAtDesk = page.getByRole('button', { name: `View desk: ${full_name}` });
  const told = page.getByText(`You are looking at the desk of ${full_name}.`);

  await test.step('they see the work of each, and the desk of one', async () => {
    await page.goto('/content-developers');
    await expect(page.getByRole('group', { name: `Work by ${full_name}` })).toContainText(/Draft \d+/);
    await lookAtDesk.click();
    await expect(page).toHaveURL('/dashboard');
    await expect(told).toBeVisible();
    await expect(page.getByRole('link', { name: 'Create' })).toBeHidden();
    const menu = page.getByRole('navigation', { name: 'Menu' }).first();
    await expect(menu.getByRole('link', { name: 'Content', exact: true })).toBeHidden();
  });

  await test.step('nothing can be changed there', async () => {
    await page
      .getByRole('link', { name: /^Drafts/ })
      .first()
      .click();
    await expect(page).toHaveURL('/dashboard/draft');
    // The page before it lists drafts too, and goes a moment after its address.
    await expect(page.getByRole('heading', { level: 1, name: 'Drafts' })).toBeVisible();
    await page
      .getByRole('button', { name: /^Details: / })
      .first()
      .click();
    const details = page.getByRole('dialog', { name: 'Content details' });
    await expect(details.getByRole('button', { name: 'Change grade and subject' })).toBeHidden();
    await details.getByRole('link', { name: 'Go to content object' }).click();
    await expect(page.getByText(/^Read-only/)).toBeVisible();
    for (const name of ['Save', 'Submit for review', 'Import', 'Add a question', 'Delete', 'More'])
      await expect(page.getByRole('button', { name, exact: true })).toBeHidden();
  });

  await test.step('a reload stays at the desk; a button leads back', async () => {
    await page.reload();
    await expect(told).toBeVisible();
    await page.getByRole('button', { name: 'Back to my desk' }).click();
    await expect(page).toHaveURL('/content-developers');
    await expect(told).toBeHidden();
    await goWithin(page, '/dashboard');
    await expect(page.getByRole('link', { name: /^To review/ }).first()).toBeVisible();
  });

  await test.step('whose right to look is taken is back with the next step', async () => {
    await goWithin(page, '/content-developers');
    await lookAtDesk.click();
    await expect(told).toBeVisible();
    await changePerson(admin, viewer.user_id, { is_view_cds: 0 });
    // A list that both roles have: the screen may have learnt of it by then.
    await page
      .getByRole('link', { name: /^Approved/ })
      .first()
      .click();
    await expect(page.getByText('You are back at your own desk.')).toBeVisible();
    await expect(told).toBeHidden();
    await expect(page.getByRole('banner')).toContainText('Final reviewer');
  });
});
