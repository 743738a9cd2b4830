import { expect } from '@playwright/test';
import type { Person } from '@takhti/domain';
import { apiOf } from './helpers/api.ts';
import { logIn } from './helpers/login.ts';
import { changePerson, makePerson } from './helpers/made-people.ts';
import { people } from './helpers/people.ts';
import { test } from './helpers/test.ts';

const { full_name } = people.developer;

let viewer: Person;

test.beforeEach(async ({ page, request }) => {
  // A login of their own: a visit at a desk is kept with the session.
  viewer = await makePerson(await apiOf(request, 'admin'), { roles: 'cr3', is_view_cds: 1 });
  await logIn(page, viewer.username);
});

test('C-175 C-176 C-206 C-864 a reviewer looks at the desk of a developer, changes nothing there, and comes back', async ({
  page,
}) => {
  await page.goto('/content-developers');
  await expect(page.getByRole('group', { name: `Work of ${full_name}` })).toContainText(/Draft \d+/);
  await page.getByRole('button', { name: `Look at the desk of ${full_name}` }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText(`You are looking at the desk of ${full_name}.`)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Create' })).toBeHidden();
  const menu = page.getByRole('navigation', { name: 'Menu' }).first();
  await expect(menu.getByRole('link', { name: 'Content', exact: true })).toBeHidden();

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

  await page.reload();
  await expect(page.getByText(`You are looking at the desk of ${full_name}.`)).toBeVisible();
  await page.getByRole('button', { name: 'Back to my desk' }).click();
  await expect(page).toHaveURL('/content-developers');
  await expect(page.getByText(/^You are looking at/)).toBeHidden();
  await page.goto('/dashboard');
  await expect(page.getByRole('link', { name: /^To review/ }).first()).toBeVisible();
});

test('C-864 whose right to look is taken is back at their own desk with the next step', async ({
  page,
  request,
}) => {
  const admin = await apiOf(request, 'admin');
  await page.goto('/content-developers');
  await page.getByRole('button', { name: `Look at the desk of ${full_name}` }).click();
  await expect(page.getByText(/^You are looking at/)).toBeVisible();
  await changePerson(admin, viewer.user_id, { is_view_cds: 0 });
  // A list that both roles have: the screen may have learnt of it by then.
  await page
    .getByRole('link', { name: /^Approved/ })
    .first()
    .click();
  await expect(page.getByText('You are back at your own desk.')).toBeVisible();
  await expect(page.getByText(/^You are looking at/)).toBeHidden();
  await expect(page.getByRole('banner')).toContainText('Final reviewer');
});
