import { expect } from '@playwright/test';
import { signUpAs, tryLogin, uniqueEmail } from './helpers/accounts.ts';
import { newestMailTo, recoverPathIn } from './helpers/mailbox.ts';
import { stranger } from './helpers/login.ts';
import { test } from './helpers/test.ts';

test('C-052 C-279 C-703 C-704 whoever signs up is in the studio, and the password left the browser only as its hash', async ({
  page,
}) => {
  const email = uniqueEmail('amina');
  await page.goto('/');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page).toHaveURL('/signUp');
  await page.getByLabel('Email').fill(` ${email} `);
  await page.getByLabel('Password', { exact: true }).fill('a fine word');
  const sent = page.waitForRequest('**/api/user/signup');
  await page.getByRole('button', { name: 'Create account and log in' }).click();
  const body = (await sent).postData() ?? '';
  expect(body).not.toContain('a fine word');
  expect(JSON.parse(body)).toMatchObject({ email, password: expect.stringMatching(/^[0-9a-f]{64}$/) });
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText('Content developer').first()).toBeVisible();
});

test('C-851 what is wrong with a sign-up is said at its field, and nothing typed is lost', async ({
  page,
}) => {
  await page.goto('/signUp');
  const [email, password] = [page.getByLabel('Email'), page.getByLabel('Password', { exact: true })];
  await page.getByRole('button', { name: 'Create account and log in' }).click();
  await expect(email).toHaveAccessibleDescription('Invalid email');
  await expect(email).toBeFocused();
  await expect(password).toHaveAccessibleDescription(/Please choose a password/);
  await password.fill('four');
  await email.fill('developer@takhti.example');
  await page.getByRole('button', { name: 'Create account and log in' }).click();
  await expect(password).toHaveAccessibleDescription(/The password needs 5 to 50 characters/);
  await password.fill('long enough');
  await page.getByRole('button', { name: 'Create account and log in' }).click();
  await expect(email).toHaveAccessibleDescription('There is an account with this email already');
  await expect(email).toBeFocused();
  await expect(password).toHaveValue('long enough');
  await expect(page).toHaveURL('/signUp');
});

test('C-054 C-053 C-057 C-857 C-858 a forgotten password is recovered with the link from the mail, which works once', async ({
  page,
  browser,
}) => {
  const email = uniqueEmail('gul');
  const elsewhere = await stranger(browser);
  await signUpAs(elsewhere, email, 'forgotten word');

  await page.goto('/');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByRole('button', { name: 'Send me the link' }).click();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Invalid email');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send me the link' }).click();
  await expect(page.getByRole('status')).toContainText('If there is an account with this email');

  const link = recoverPathIn(await newestMailTo(email));
  await page.goto(link);
  await expect(page).toHaveURL('/recover');
  await page.getByLabel('New password', { exact: true }).fill('newer word');
  await page.getByLabel('Repeat the new password').fill('other word');
  await page.getByRole('button', { name: 'Set the new password' }).click();
  await expect(page.getByLabel('Repeat the new password')).toHaveAccessibleDescription(
    'The two passwords are not the same',
  );
  await page.getByLabel('Repeat the new password').fill('newer word');
  await page.getByRole('button', { name: 'Set the new password' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('status')).toContainText('Your new password is set');

  // Whoever was logged in with the old one is out.
  await elsewhere.goto('/dashboard/draft');
  await expect(elsewhere.getByRole('button', { name: 'Log in' })).toBeVisible();
  await elsewhere.close();

  await tryLogin(page, email, 'forgotten word');
  await expect(page.getByRole('alert')).toContainText('Username or password is wrong');
  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill('third word');
  await page.getByLabel('Repeat the new password').fill('third word');
  await page.getByRole('button', { name: 'Set the new password' }).click();
  await expect(page.getByLabel('Code from the mail')).toHaveAccessibleDescription(/This code does not work/);
  await tryLogin(page, email, 'newer word');
  await expect(page).toHaveURL('/dashboard');
});

test('C-857 an email that nobody has is answered like any other', async ({ page }) => {
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill(uniqueEmail('nobody'));
  await page.getByRole('button', { name: 'Send me the link' }).click();
  await expect(page.getByRole('status')).toContainText('If there is an account with this email');
});

test('C-055 whoever is logged in is led from the pages in front of the studio to the dashboard', async ({
  page,
}) => {
  await signUpAs(page, uniqueEmail('inside'), 'a fine word');
  for (const path of ['/signUp', '/forgot-password', '/recover?code=abc']) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/dashboard');
  }
});

test('C-538 C-539 when the roles cannot be looked up the login page says so, and nobody is logged in', async ({
  page,
}) => {
  const email = uniqueEmail('roles');
  await page.route('**/api/user/roles', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/signUp');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('a fine word');
  await page.getByRole('button', { name: 'Create account and log in' }).click();
  await expect(page.getByRole('alert')).toContainText('Unauthorized user.');
  await page.unroute('**/api/user/roles');
  await tryLogin(page, email, 'a fine word');
  await expect(page).toHaveURL('/dashboard');
});

test('C-538 the window that opened the studio for a login is told when the roles cannot be looked up', async ({
  page,
  context,
}) => {
  await context.route('**/api/user/roles', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/close');
  await page.evaluate(() => {
    const heard: unknown[] = [];
    Object.assign(globalThis, { heard });
    globalThis.addEventListener('message', ({ data }) => heard.push(data));
  });
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate(() => void globalThis.open('/')),
  ]);
  await popup.getByLabel('Username').fill('developer');
  await popup.getByLabel('Password', { exact: true }).fill('takhti-demo');
  await popup.getByRole('button', { name: 'Log in' }).click();
  await expect(popup.getByRole('alert')).toContainText('Unauthorized user.');
  const heard = await page.evaluate(() => (globalThis as unknown as { heard: unknown[] }).heard);
  expect(heard).toContainEqual({ type: 'close', reason: 'UNAUTHORIZED' });
});
