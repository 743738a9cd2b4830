import { expect, type Page } from '@playwright/test';
import { test } from './helpers/test.ts';
import { uniqueTitle } from './helpers/titles.ts';
import { endSession, fillInLogin, logIn, logOut } from './helpers/login.ts';
import { password } from './helpers/people.ts';

const address = '/users/add';
const restored = 'What you had typed here is back.';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const secret = (page: Page) => page.locator('input[type=password]');

test('a session that expires over a full form leads to the login and back to the form, with all but the password', async ({
  page,
}) => {
  const mark = uniqueTitle('zarghuna').toLowerCase().replaceAll(/\W+/g, '-');
  await logIn(page, 'admin');
  await page.goto(address);
  await field(page, 'Full name').fill('Zarghuna Anaa');
  await field(page, 'Email').fill(`${mark}@takhti.example`);
  await field(page, 'Username').fill(mark);
  await secret(page).fill('not-the-demo-one');
  await page.getByRole('checkbox', { name: 'Second reviewer' }).click();
  await endSession(page);
  await page.getByRole('button', { name: 'Add person' }).click();

  await expect(page).toHaveURL('/');
  const stored = await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)));
  expect(stored).toContain('Zarghuna');
  expect(stored).not.toContain('not-the-demo-one');

  await fillInLogin(page, 'admin');
  await expect(page).toHaveURL(address);
  await expect(page.getByText(restored)).toBeVisible();
  await expect(field(page, 'Full name')).toHaveValue('Zarghuna Anaa');
  await expect(field(page, 'Username')).toHaveValue(mark);
  await expect(page.getByRole('checkbox', { name: 'Second reviewer' })).toBeChecked();
  await expect(secret(page)).toHaveValue('');

  await secret(page).fill(password);
  await page.getByRole('button', { name: 'Add person' }).click();
  await expect(page).toHaveURL('/users');
  await page.goto(address);
  await expect(field(page, 'Full name')).toHaveValue('');
  await expect(page.getByText(restored)).toBeHidden();
});

test('a form that came back can be started over', async ({ page }) => {
  await logIn(page, 'admin');
  await page.goto(address);
  await field(page, 'Full name').fill('Zarghuna Anaa');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(field(page, 'Full name')).toHaveValue('Zarghuna Anaa');
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(field(page, 'Full name')).toHaveValue('');
  await page.reload();
  await expect(field(page, 'Full name')).toHaveValue('');
  await expect(page.getByText(restored)).toBeHidden();
});

test('another person at the same tab finds nothing of a form, nor does who left it on purpose', async ({
  page,
}) => {
  await logIn(page, 'admin');
  await page.goto(address);
  await field(page, 'Full name').fill('Zarghuna Anaa');
  await page.evaluate(() => localStorage.removeItem('takhti.session'));
  page.on('dialog', (dialog) => void dialog.accept());
  await logIn(page, 'admin@201');
  await page.goto(address);
  await expect(field(page, 'Full name')).toHaveValue('');

  await field(page, 'Full name').fill('Malalai');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/users');
  // The address changes before the form is gone, and what was kept goes with the form.
  await expect(field(page, 'Full name')).toBeHidden();
  await page.goto(address);
  await expect(field(page, 'Full name')).toHaveValue('');
  await expect(page.getByText(restored)).toBeHidden();
});

test('logging out takes the kept form along', async ({ page }) => {
  await logIn(page, 'admin');
  await page.goto(address);
  await field(page, 'Full name').fill('Zarghuna Anaa');
  await expect.poll(() => storedForms(page)).toContain('Zarghuna');
  await logOut(page, 'admin');
  expect(await storedForms(page)).not.toContain('Zarghuna');
});

function storedForms(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)));
}
