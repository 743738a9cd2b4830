import { expect } from '@playwright/test';
import { switchRole } from '@takhti/contract';
import { apiOf } from './helpers/api.ts';
import { fillInLogin, logIn, logOut } from './helpers/login.ts';
import { password } from './helpers/people.ts';
import { test } from './helpers/test.ts';

test('C-278 C-696 C-697 C-698 C-699 C-700 C-701 the login form says beside each field what it lacks', async ({
  page,
}) => {
  await page.goto('/');
  const [username, secret] = [page.getByLabel('Username'), page.getByLabel('Password', { exact: true })];
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(username).toHaveAccessibleDescription('Invalid email');
  await expect(secret).toHaveAccessibleDescription('Please enter credentials');
  await username.fill('developer');
  await secret.fill('four');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(secret).toHaveAccessibleDescription('Invalid password');
  await expect(page).toHaveURL('/');
});

test('a wrong password is told, and the right one still opens', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Username').fill('developer2');
  await page.getByLabel('Password', { exact: true }).fill('not-the-password');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('alert')).toContainText('Username or password is wrong');
  await fillInLogin(page, 'developer2');
  await expect(page).toHaveURL('/dashboard');
});

test('C-535 C-702 the password leaves the browser only as its hash, and the login leads to the dashboard', async ({
  page,
}) => {
  await page.goto('/');
  const sent = page.waitForRequest('**/api/login');
  await fillInLogin(page, 'developer2');
  const body = (await sent).postData() ?? '';
  expect(body).not.toContain(password);
  expect(JSON.parse(body)).toMatchObject({ pwd: expect.stringMatching(/^[0-9a-f]{64}$/) });
  await expect(page).toHaveURL('/dashboard');
});

test('a page that was asked for without a login opens after it', async ({ page }) => {
  await page.goto('/dashboard/draft?title=planets');
  await fillInLogin(page, 'developer2');
  await expect(page).toHaveURL('/dashboard/draft?title=planets');
});

test('C-196 C-541 logging out leads to the login, and neither the back button nor an address opens a page again', async ({
  page,
}) => {
  await logIn(page, 'developer2');
  await page
    .getByRole('link', { name: /^Drafts/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Drafts' })).toBeVisible();
  await logOut(page, 'developer2');
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  await page.goto('/content');
  await expect(page).toHaveURL('/NotFound');
});

test('two tabs share one session: both open without a second login, and logging out in one ends it in the other', async ({
  page,
  context,
}) => {
  await logIn(page, 'developer2');
  const second = await context.newPage();
  await second.goto('/dashboard/create');
  await expect(second.getByRole('heading', { level: 1, name: 'Create' })).toBeVisible();
  await logOut(page, 'developer2');
  await expect(second.getByRole('button', { name: 'Log in' })).toBeVisible();
  await logIn(page, 'developer2');
  await second.goto('/');
  await expect(second).toHaveURL('/dashboard');
});

test('C-1017 a stored login of thirty-one days is not taken any more, and the login page says why', async ({
  page,
}) => {
  await logIn(page, 'developer2');
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

test('C-046 C-194 C-542 C-545 who holds several roles switches between them in the header, and is led to that role’s dashboard', async ({
  page,
  request,
}) => {
  await (
    await apiOf(request, 'many')
  )(switchRole, { role: 'cd' });
  await logIn(page, 'many');
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

  await page.goto('/switch-role');
  await page.getByRole('radio', { name: 'Content developer' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('link', { name: 'Create' }).first()).toBeVisible();
});
