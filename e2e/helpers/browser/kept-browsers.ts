import type { APIRequestContext, Browser, BrowserContext, Page } from '@playwright/test';
import { fillAsTyped } from './firefox.ts';

/** What the product keeps in a browser (localStorage). */
export type StoredItems = readonly { readonly name: string; readonly value: string }[];

/** Somebody's browser as it is before the test begins; they may log in for it. */
export type Arrival = (request: APIRequestContext) => Promise<StoredItems>;

/** A browser that was not used yet. */
export const unused: Arrival = () => Promise.resolve([]);

/**
 * A browser context that outlives its test, with what it has fetched and compiled: a page opens in it in half the time. Its first
 * page stays open, so that the process behind it does too; what a test left in it is cleared before the next one gets it. It has
 * the options of its project: a test with others (`test.use`) takes `keepsBrowser: false`.
 */
interface Kept {
  readonly context: BrowserContext;
  readonly first: Page;
}

const free: Kept[] = [];
const taken = new Set<Kept>();

/** A browser for this test alone, with nothing of an earlier one in it; `releaseBrowsers` takes it back. */
export async function takeBrowser(browser: Browser, arrival = unused): Promise<BrowserContext> {
  const kept = free.pop() ?? (await open(browser));
  taken.add(kept);
  const { context, first } = kept;
  await first.evaluate(restore, await arrival(context.request));
  return context;
}

async function open(browser: Browser): Promise<Kept> {
  const context = await browser.newContext();
  await fillAsTyped(context);
  const first = await context.newPage();
  await first.goto('/health');
  return { context, first };
}

/** Closes what the test opened and takes the kept browsers back. */
export async function releaseBrowsers(browser: Browser): Promise<void> {
  const kept = new Set([...free, ...taken].map(({ context }) => context));
  const others = browser.contexts().filter((context) => !kept.has(context));
  await Promise.all([...others.map((context) => context.close()), ...[...taken].map(release)]);
}

async function release(kept: Kept): Promise<void> {
  const { context, first } = kept;
  taken.delete(kept);
  // A clock that a test has stopped stands still in every page to come.
  if (first.isClosed() || (await first.evaluate(() => '__pwClock' in globalThis))) return context.close();
  const opened = context.pages().filter((page) => page !== first);
  await Promise.all(opened.map((page) => page.close()));
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  await context.clearPermissions();
  await context.clearCookies();
  free.push(kept);
}

/** Runs in the page: empties what the product keeps in a browser, and puts a login's items in its place. */
async function restore(items: StoredItems): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  for (const { name } of await indexedDB.databases())
    await new Promise((done, failed) => {
      const deletion = indexedDB.deleteDatabase(name ?? '');
      deletion.addEventListener('success', done);
      deletion.addEventListener('error', failed);
    });
  for (const { name, value } of items) localStorage.setItem(name, value);
}
