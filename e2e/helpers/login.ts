import { expect, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import { listOwnRoles, logout } from '@takhti/contract';
import { limits } from '@takhti/domain';
import { apiWith, loginReply } from './api.ts';
import { takeBrowser, type StoredItems } from './kept-browsers.ts';
import { password, people, type Login } from './people.ts';
import { test as base } from './test.ts';

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
const logins = new Map<Login, { readonly items: Promise<StoredItems>; readonly since: number }>();

// Each worker logs everybody in seldom. Who logs out in a test needs a login of their own.
function itemsOf(request: APIRequestContext, login: Login): Promise<StoredItems> {
  const known = logins.get(login);
  if (known && Date.now() - known.since < lifetime) return known.items;
  const items = itemsAfterLogin(request, login);
  logins.set(login, { items, since: Date.now() });
  return items;
}

/** What the login form leaves in a browser, without its clicks: journeys of the login itself use the form. */
async function itemsAfterLogin(request: APIRequestContext, login: Login): Promise<StoredItems> {
  const { user, ...tokens } = await loginReply(request, login);
  const { records } = await apiWith(request, tokens.session_id)(listOwnRoles, {});
  const now = Date.now();
  const session = { ...tokens, user: { ...user, localRoles: records }, logged_in_at: now, refreshed_at: now };
  return [{ name: 'takhti.session', value: JSON.stringify(session) }];
}

/** Tests whose page is somebody's who has logged in already. */
export function testAs(login: Login) {
  return base.extend({
    arrival: async ({}, use) => {
      await use((request) => itemsOf(request, login));
    },
  });
}

/** One more person, at a computer of their own, logged in already. */
export async function somebody(browser: Browser, login: Login): Promise<Page> {
  const context = await takeBrowser(browser, (request) => itemsOf(request, login));
  return context.newPage();
}

/** Somebody whom nobody knows, at a computer of their own: a learner, say. */
export async function stranger(browser: Browser): Promise<Page> {
  return (await takeBrowser(browser)).newPage();
}

/** Ends the page's session on the server, as its expiry, an administrator or a changed password does, without a word to the page. */
export async function endSession(page: Page): Promise<void> {
  const session_id = await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('takhti.session') ?? '{}') as { session_id: string };
    return stored.session_id;
  });
  await apiWith(page.request, session_id)(logout, {});
}
