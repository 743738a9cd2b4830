import type { Page } from '@playwright/test';

/** How much is on one of the worker's shelves in a page's browser. */
export function keptIn(page: Page, shelf: 'takhti-copies' | 'takhti-answers'): Promise<number> {
  return page.evaluate(async (name) => (await (await caches.open(name)).keys()).length, shelf);
}

/** Whether the player's page is kept there, which comes after all else. */
export function isPageKept(page: Page): Promise<boolean> {
  return page.evaluate(async () => (await caches.match('/player/')) !== undefined);
}
