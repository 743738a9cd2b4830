import { expect } from '@playwright/test';
import { switchRole } from '@takhti/contract';
import { apiOf } from '../helpers/api.ts';
import { goWithin } from '../helpers/browser/go-within.ts';
import { fillInLogin, logIn, logOut, somebodyAnew } from '../helpers/people/login.ts';
import { password } from '../helpers/people/people.ts';
import { test } from '../helpers/browser/test.ts';

test('G-539 C-278 C-696 C-697 C-698 C-699 C-700 C-701 C-702 C-196 C-535 C-541 the login form says beside each field what it lacks, sends a hash, and opens what was asked for; logging out closes it', async ({
  page,
}) => {
  const [username, secret] = [page.getByLabel('Username'), page.getByLabel('Password', { exact: true })];
  const logInButton = page.getByRole('button', { name: 'Log in' });

  await test.step('what is missing or wrong is said', async () => {
    await page.goto('/dashboard/draft?title=planets');
    await logInButton.click();
    await expect(username).toHaveAccessibleDescription('Invalid email');
    await expect(secret).toHaveAccessibleDescription('Please enter credentials');
    await username.fill('developer2');
    await secret.fill('four');
    await logInButton.click();
    await expect(secret).toHaveAccessibleDescription('Invalid password');
    await secret.fill('not-the-password');
    await logInButton.click();
    await expect(page.getByRole('alert')).toContainText('Username or password is wrong');
    await expect(page).toHaveURL('/');
  });

  await test.step('the password leaves the browser only as its hash, and the page that was asked for opens', async () => {
    const sent = page.waitForRequest('**/api/login');
    await fillInLogin(page, 'developer2');
    const body = (await sent).postData() ?? '';
    expect(body).not.toContain(password);
    expect(JSON.parse(body)).toMatchObject({ pwd: expect.stringMatching(/^[0-9a-f]{64}$/) });
    await expect(page).toHaveURL('/dashboard/draft?title=planets');
    await expect(page.getByRole('heading', { level: 1, name: 'Drafts' })).toBeVisible();
  });

  await test.step('after logging out neither the back button nor an address opens a page again', async () => {
    await goWithin(page, '/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible();
    await logOut(page, 'developer2');
    await expect(page).toHaveURL('/');
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(logInButton).toBeVisible();
    await expect(page.getByRole('navigation')).toBeHidden();
    await page.goto('/content');
    await expect(page).toHaveURL('/NotFound');
  });

  await test.step('who asked for nothing is led to the dashboard', async () => {
    await logIn(page, 'developer2');
  });
});

test('C-1017 two tabs share one session: logging out in one ends it in the other; a stored login of thirty-one days is not taken any more, and the login page says why', async ({
  browser,
}) => {
  const page = await somebodyAnew(browser, 'developer2');
  const second = await page.context().newPage();
  await test.step('both open without a second login, and end together', async () => {
    await page.goto('/dashboard');
    await second.goto('/dashboard/create');
    await expect(second.getByRole('heading', { level: 1, name: 'Create' })).toBeVisible();
    await logOut(page, 'developer2');
    await expect(second.getByRole('button', { name: 'Log in' })).toBeVisible();
    await logIn(page, 'developer2');
    await second.goto('/');
    await expect(second).toHaveURL('/dashboard');
    await second.close();
  });

  await test.step('what is too old counts no more', async () => {
    await page.evaluate(() => {
      const session = JSON.parse(localStorage.getItem('takhti.session') ?? '{}') as { logged_in_at: number };
      session.logged_in_at -= 31 * 86_400_000;
      localStorage.setItem('takhti.session', JSON.stringify(session));
    });
    await page.goto('/dashboard');
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('alert')).toContainText(
      'Your session has expired, please login and try again.',
    );
  });
});

test('C-046 C-194 C-542 C-545 who holds several roles switches between them in the header, and is led to that role’s dashboard', async ({
  browser,
  request,
}) => {
  const api = await apiOf(request, 'many');
  await api(switchRole, { role: 'cd' });
  const page = await somebodyAnew(browser, 'many');
  await page.goto('/dashboard/draft');
  await page.getByRole('button', { name: 'Role: Content developer. Switch role' }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['First reviewer', 'Final reviewer']);

  const asked = page.waitForRequest('**/api/user/role/switch');
  await page.getByRole('menuitem', { name: 'Final reviewer' }).click();
  expect(JSON.parse((await asked).postData() ?? '{}')).toMatchObject({ role: 'cr3' });
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('button', { name: 'Role: Final reviewer. Switch role' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Create' })).toBeHidden();
  await expect(page.getByRole('link', { name: /^To review/ }).first()).toBeVisible();

  await goWithin(page, '/switch-role');
  await page.getByRole('radio', { name: 'Content developer' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('link', { name: 'Create' }).first()).toBeVisible();
});
