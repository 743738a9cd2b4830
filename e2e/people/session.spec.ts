import { expect, type Request } from '@playwright/test';
import { switchRole } from '@takhti/contract';
import { apiOf } from '../helpers/api.ts';
import { goWithin } from '../helpers/browser/go-within.ts';
import { fillInLogin, logIn, logOut, somebodyAnew, testAs } from '../helpers/people/login.ts';
import { password } from '../helpers/people/people.ts';
import { test } from '../helpers/browser/test.ts';

test('G-539 C-278 C-534 C-696 C-697 C-698 C-699 C-700 C-701 C-702 C-196 C-535 C-541 the login form says beside each field what it lacks, sends a hash, and opens what was asked for; logging out closes it', async ({
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
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/api\/(login|user\/roles)$/.test(request.url())) asked.push(new URL(request.url()).pathname);
    });
    const sent = page.waitForRequest('**/api/login');
    await fillInLogin(page, 'developer2');
    const body = (await sent).postData() ?? '';
    expect(body).not.toContain(password);
    expect(JSON.parse(body)).toMatchObject({ pwd: expect.stringMatching(/^[0-9a-f]{64}$/) });
    await expect(page).toHaveURL('/dashboard/draft?title=planets');
    expect(asked).toEqual(['/api/login', '/api/user/roles']);
    const stored = await page.evaluate(() => localStorage.getItem('takhti.session') ?? '');
    expect(stored).toContain('"localRoles":[{');
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

test('C-546 C-1017 two tabs share one session: logging out in one ends it in the other; a stored login of thirty-one days is not taken any more, and the login page says why', async ({
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

test('C-548 C-550 C-551 C-999 C-1059 a session is renewed after 18 minutes; a renewal that fails without a network keeps it, one that is refused ends it without a word of its own', async ({
  browser,
}) => {
  const page = await somebodyAnew(browser, 'developer2');
  const refresh = '**/api/token/refresh';
  const home = page.getByRole('heading', { level: 1, name: /^Welcome/ });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/token/refresh')) asked.push(request.url());
  });
  await page.clock.install();
  await page.goto('/dashboard');
  await expect(home).toBeVisible();
  await page.clock.fastForward(1_020_000);
  expect(asked).toEqual([]);
  const renewed = page.waitForResponse(refresh);
  await page.clock.fastForward(61_000);
  expect((await renewed).status()).toBe(200);

  await page.context().setOffline(true);
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('token/refresh'));
  await page.clock.fastForward(1_081_000);
  await failed;
  await expect(home).toBeVisible();
  await page.context().setOffline(false);

  await page.route(refresh, (route) => route.fulfill({ status: 401, body: 'no envelope' }));
  await page.clock.fastForward(60_000);
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('alert')).toContainText('Your session has expired');
  await expect(page.getByText('Unauthorized user.')).toHaveCount(0);
});

testAs('developer')(
  'C-828 C-831 C-832 C-833 every call goes to one base, as JSON that no cache may keep, with the ids of the person who is logged in',
  async ({ page }) => {
    const sent: Request[] = [];
    page.on('request', (request) => {
      // The stream of what happens is no call.
      if (request.method() === 'POST' && new URL(request.url()).pathname.startsWith('/api/'))
        sent.push(request);
    });
    await page.goto('/dashboard/draft');
    await expect(page.getByRole('heading', { level: 1, name: 'Drafts' })).toBeVisible();
    await goWithin(page, '/content');
    await expect(page.getByRole('heading', { level: 1, name: 'Content' })).toBeVisible();
    await expect.poll(() => sent.length).toBeGreaterThan(2);
    const { origin } = new URL(page.url());
    const ids = { user_id: expect.any(String), institution_id: 98 };
    for (const request of sent) {
      expect(new URL(request.url()).origin).toBe(origin);
      const headers = request.headers();
      expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'application/json' });
      const body = request.postDataJSON() as object;
      expect(body).toMatchObject(ids);
      expect(body).toHaveProperty('school_id');
    }
  },
);

test('C-046 C-194 C-542 C-545 a person of several roles switches between them in the header, and is led to that role’s dashboard', async ({
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
