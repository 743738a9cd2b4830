import type { Page } from '@playwright/test';

/** How many entries a cache of the worker has in a page's browser. */
export function keptIn(page: Page, cache: 'takhti-copies' | 'takhti-answers'): Promise<number> {
  return page.evaluate(async (name) => (await (await caches.open(name)).keys()).length, cache);
}

/** Whether the player's page is kept there, which comes after all else. */
export function isPageKept(page: Page): Promise<boolean> {
  return page.evaluate(async () => (await caches.match('/player/')) !== undefined);
}
