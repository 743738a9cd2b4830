import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { logout } from '@takhti/contract';
import { limits } from '@takhti/domain';
import { password, people, type Login } from './people.ts';
import { test as base } from './test.ts';

type State = Awaited<ReturnType<BrowserContext['storageState']>>;

/** A browser that nobody has used yet. */
export const nobody: State = { cookies: [], origins: [] };

/** Logs in through the form, as people do, and waits for the dashboard. */
export async function logIn(page: Page, login: string): Promise<void> {
  await page.goto('/');
  await fillInLogin(page, login);
  await expect(page).toHaveURL('/dashboard');
}

/** Fills in and sends the login form, whatever its language. */
export async function fillInLogin(page: Page, login: string): Promise<void> {
  await page.locator('input[autocomplete=username]').fill(login);
  await page.locator('input[type=password]').fill(password);
  await page.locator('form button[type=submit]').click();
}

export async function logOut(page: Page, login: keyof typeof people): Promise<void> {
  await page.getByRole('button', { name: people[login].full_name }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
}

/** A login is handed on while no page that has it asks for new tokens: those would be its own, and end the login for the next. */
const lifetime = limits.token_refresh_ms / 2;
const states = new Map<Login, { readonly state: Promise<State>; readonly since: number }>();

// What the browser keeps of a login; each worker logs everybody in seldom. Who logs out in a test needs a login of their own.
function stateOf(browser: Browser, login: Login): Promise<State> {
  const known = states.get(login);
  if (known && Date.now() - known.since < lifetime) return known.state;
  const state = logInOnce(browser, login);
  states.set(login, { state, since: Date.now() });
  return state;
}

async function logInOnce(browser: Browser, login: Login): Promise<State> {
  // What every page is opened with is not known yet where a test's own page is being prepared.
  const { baseURL, locale } = base.info().project.use;
  const context = await browser.newContext({ baseURL, locale, storageState: nobody });
  await logIn(await context.newPage(), login);
  const state = await context.storageState();
  await context.close();
  return state;
}

/** Tests whose page is somebody's who has logged in already. */
export function testAs(login: Login) {
  return base.extend({
    storageState: async ({ browser }, use) => {
      await use(await stateOf(browser, login));
    },
  });
}

/** One more person, at a computer of their own, logged in already. */
export async function somebody(browser: Browser, login: Login): Promise<Page> {
  const context = await browser.newContext({ storageState: await stateOf(browser, login) });
  return context.newPage();
}

/** Ends the page's session on the server, as its expiry, an administrator or a changed password does, without a word to the page. */
export async function endSession(page: Page): Promise<void> {
  const session_id = await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('takhti.session') ?? '{}') as { session_id: string };
    return stored.session_id;
  });
  const answer = await page.request.post(`/api/${logout.path}`, {
    data: {},
    headers: { authorization: `Bearer ${session_id}` },
  });
  expect(await answer.json()).toMatchObject({ error_code: 0 });
}
