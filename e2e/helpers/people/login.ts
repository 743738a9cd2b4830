import { expect, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import { listOwnRoles, logout } from '@takhti/contract';
import { apiWith, loginReply, type Api } from '../api.ts';
import { takeBrowser, type StoredItems } from '../browser/kept-browsers.ts';
import { oncePerLogin } from './once-per-login.ts';
import { password, people, type Login } from './people.ts';
import { test as base } from '../browser/test.ts';

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

/** What the login form leaves in a browser, without its clicks: journeys of the login itself use the form. */
async function itemsAfterLogin(request: APIRequestContext, login: string): Promise<StoredItems> {
  const { user, ...tokens } = await loginReply(request, login);
  const { records } = await apiWith(request, tokens.session_id)(listOwnRoles, {});
  const now = Date.now();
  const session = { ...tokens, user: { ...user, localRoles: records }, logged_in_at: now, refreshed_at: now };
  return [{ name: 'takhti.session', value: JSON.stringify(session) }];
}

// Who logs out in a test needs a login of their own.
const itemsOf = oncePerLogin(itemsAfterLogin);

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

/** The same with a login that no other test has: for somebody whom a test made, and where the login ends or holds a lock. */
export async function somebodyAnew(browser: Browser, username: string): Promise<Page> {
  const context = await takeBrowser(browser, (request) => itemsAfterLogin(request, username));
  return context.newPage();
}

/** An unknown person at a computer of their own: a learner, say. */
export async function stranger(browser: Browser): Promise<Page> {
  return (await takeBrowser(browser)).newPage();
}

/** Makes calls in the session of a page: to any other one, what is edited there is locked. */
export async function apiAt(page: Page): Promise<Api> {
  return apiWith(page.request, await sessionAt(page));
}

/** Ends the page's session on the server, as its expiry, an administrator or a changed password does, without a word to the page. */
export async function endSession(page: Page): Promise<void> {
  await (
    await apiAt(page)
  )(logout, {});
}

function sessionAt(page: Page): Promise<string> {
  return page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('takhti.session') ?? '{}') as { session_id: string };
    return stored.session_id;
  });
}
