import { expect, type Browser, type Page } from '@playwright/test';
import { signUpAs, tryLogin, uniqueEmail } from './helpers/accounts.ts';
import { stranger } from './helpers/login.ts';
import { test } from './helpers/test.ts';

async function elsewhere(browser: Browser, email: string, password: string): Promise<Page> {
  const page = await stranger(browser);
  await tryLogin(page, email, password);
  await expect(page).toHaveURL('/dashboard');
  return page;
}

test('C-094 C-720 C-861 what is wrong with a change of password is said at its field', async ({ page }) => {
  await signUpAs(page, uniqueEmail('zarmina'), 'the old word');
  await page.goto('/change-password');
  const old = page.getByLabel('Present password');
  const [next, repeated] = [
    page.getByLabel('New password', { exact: true }),
    page.getByLabel('Repeat the new password'),
  ];
  const submit = page.getByRole('button', { name: 'Change password' });
  await submit.click();
  await expect(old).toHaveAccessibleDescription('Please write your present password');
  await expect(old).toBeFocused();
  await old.fill('a wrong word');
  await next.fill('four');
  await repeated.fill('five!');
  await submit.click();
  await expect(next).toHaveAccessibleDescription(/The password needs 5 to 50 characters/);
  await expect(repeated).toHaveAccessibleDescription('The two passwords are not the same');
  await next.fill('the new word');
  await repeated.fill('the new word');
  await submit.click();
  await expect(old).toHaveAccessibleDescription('This is not your present password');
  await expect(next).toHaveValue('the new word');
});

test('C-861 a changed password ends the session in another browser, and this one works on', async ({
  page,
  browser,
}) => {
  const email = uniqueEmail('mirwais');
  await signUpAs(page, email, 'the old word');
  const other = await elsewhere(browser, email, 'the old word');
  await page.goto('/change-password');
  await page.getByLabel('Present password').fill('the old word');
  await page.getByLabel('New password', { exact: true }).fill('the new word');
  await page.getByLabel('Repeat the new password').fill('the new word');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Your password is changed')).toBeVisible();
  await expect(page.getByLabel('Present password')).toHaveValue('');

  await other.goto('/dashboard/draft');
  await expect(other.getByRole('button', { name: 'Log in' })).toBeVisible();
  await page.goto('/dashboard/draft');
  await expect(page.getByRole('heading', { level: 1, name: 'Drafts' })).toBeVisible();
  await tryLogin(other, email, 'the new word');
  await expect(other).toHaveURL('/dashboard/draft');
  await other.close();
});

test('people see where they are logged in, and log out in another place from here', async ({
  page,
  browser,
}) => {
  const email = uniqueEmail('sessions');
  await signUpAs(page, email, 'a fine word');
  const others = [
    await elsewhere(browser, email, 'a fine word'),
    await elsewhere(browser, email, 'a fine word'),
  ];
  await page.goto('/change-password');
  const rows = page.getByRole('region', { name: 'Where you are logged in' }).getByRole('listitem');
  await expect(rows).toHaveCount(3);
  await expect(rows.first()).toContainText('This device');
  await expect(rows.first()).toContainText('Chrome');

  await rows
    .nth(1)
    .getByRole('button', { name: /^Log out on/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out', exact: true }).click();
  await expect(rows).toHaveCount(2);
  for (const other of others) await other.goto('/dashboard/draft');
  const loggedOut = async (): Promise<number> => {
    const forms = others.map((other) => other.getByRole('button', { name: 'Log in' }).count());
    return (await Promise.all(forms)).filter((count) => count === 1).length;
  };
  await expect.poll(loggedOut).toBe(1);
  for (const other of others) await other.close();
});
