import { expect } from '@playwright/test';
import { fillInSignUp, makeAccount, tryLogin, uniqueEmail } from '../helpers/people/accounts.ts';
import { goWithin } from '../helpers/browser/go-within.ts';
import { newestMailTo, recoverPathIn } from '../helpers/people/mailbox.ts';
import { somebodyAnew } from '../helpers/people/login.ts';
import { password } from '../helpers/people/people.ts';
import { test } from '../helpers/browser/test.ts';

test('C-052 C-055 C-279 C-703 C-704 C-851 what is wrong with a sign-up is said at its field; anyone who signs up is in the studio, and the password left the browser only as its hash', async ({
  page,
}) => {
  const email = page.getByLabel('Email');
  const secret = page.getByLabel('Password', { exact: true });
  const submit = page.getByRole('button', { name: 'Create account and log in' });

  await test.step('nothing typed is lost', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Create an account' }).click();
    await expect(page).toHaveURL('/signUp');
    await submit.click();
    await expect(email).toHaveAccessibleDescription('Invalid email');
    await expect(email).toBeFocused();
    await expect(secret).toHaveAccessibleDescription(/Please choose a password/);
    await secret.fill('four');
    await email.fill('developer@takhti.example');
    await submit.click();
    await expect(secret).toHaveAccessibleDescription(/The password needs 5 to 50 characters/);
    await secret.fill('long enough');
    await submit.click();
    await expect(email).toHaveAccessibleDescription('There is already an account with this email');
    await expect(email).toBeFocused();
    await expect(secret).toHaveValue('long enough');
    await expect(page).toHaveURL('/signUp');
  });

  await test.step('a new email opens the studio', async () => {
    const own = uniqueEmail('amina');
    await email.fill(` ${own} `);
    const sent = page.waitForRequest('**/api/user/signup');
    await submit.click();
    const body = (await sent).postData() ?? '';
    expect(body).not.toContain('long enough');
    expect(JSON.parse(body)).toMatchObject({ email: own, password: expect.stringMatching(/^[0-9a-f]{64}$/) });
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByText('Content developer').first()).toBeVisible();
  });

  await test.step('from then on the pages in front of the studio lead to the dashboard', async () => {
    await page.goto('/signUp');
    await expect(page).toHaveURL('/dashboard');
    for (const path of ['/forgot-password', '/recover?code=abc']) {
      await goWithin(page, path);
      await expect(page, path).toHaveURL('/dashboard');
    }
  });
});

test('C-054 C-053 C-057 C-857 C-858 a forgotten password is recovered with the link from the mail, which works once', async ({
  page,
  browser,
  request,
}) => {
  const email = await makeAccount(request, 'gul');
  const elsewhere = await somebodyAnew(browser, email);
  const send = page.getByRole('button', { name: 'Send me the link' });
  const next = page.getByLabel('New password', { exact: true });
  const repeated = page.getByLabel('Repeat the new password');
  const set = page.getByRole('button', { name: 'Set the new password' });

  await page.goto('/');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await send.click();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Invalid email');
  await page.getByLabel('Email').fill(email);
  await send.click();
  await expect(page.getByRole('status')).toContainText('If there is an account with this email');

  const link = recoverPathIn(await newestMailTo(email));
  await page.goto(link);
  await expect(page).toHaveURL('/recover');
  await next.fill('newer word');
  await repeated.fill('other word');
  await set.click();
  await expect(repeated).toHaveAccessibleDescription('The two passwords are not the same');
  await repeated.fill('newer word');
  await set.click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('status')).toContainText('Your new password is set');

  // Sessions of the old password have ended.
  await elsewhere.goto('/dashboard/draft');
  await expect(elsewhere.getByRole('button', { name: 'Log in' })).toBeVisible();

  await tryLogin(page, email, password);
  await expect(page.getByRole('alert')).toContainText('Username or password is wrong');
  await goWithin(page, link);
  await next.fill('third word');
  await repeated.fill('third word');
  await set.click();
  await expect(page.getByLabel('Code from the email')).toHaveAccessibleDescription(/This code does not work/);
  await tryLogin(page, email, 'newer word');
  await expect(page).toHaveURL('/dashboard');
});

test('C-857 an email that nobody has is answered like any other', async ({ page }) => {
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill(uniqueEmail('nobody'));
  await page.getByRole('button', { name: 'Send me the link' }).click();
  await expect(page.getByRole('status')).toContainText('If there is an account with this email');
});

test('C-538 C-539 when the roles cannot be looked up the front pages say so, nobody is logged in, and the window that opened them is told', async ({
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
  const opened = page.waitForEvent('popup');
  await page.evaluate(() => void globalThis.open('/signUp'));
  const popup = await opened;
  const email = uniqueEmail('roles');
  await fillInSignUp(popup, email, 'a fine word');
  await expect(popup.getByRole('alert')).toContainText('Unauthorized user.');
  const heard = () => page.evaluate(() => (globalThis as unknown as { heard: unknown[] }).heard);
  await expect.poll(heard).toEqual([{ type: 'close', reason: 'UNAUTHORIZED' }]);

  await tryLogin(popup, email, 'a fine word');
  await expect(popup.getByRole('alert')).toContainText('Unauthorized user.');
  expect(await popup.evaluate(() => localStorage.getItem('takhti.session'))).toBeNull();
  await expect.poll(heard).toHaveLength(2);
  await context.unroute('**/api/user/roles');
  await popup.getByRole('button', { name: 'Log in' }).click();
  await expect(popup).toHaveURL('/dashboard');
});
