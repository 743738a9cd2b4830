import type { Page } from '@playwright/test';

/** Opens a page and waits until the server tells it what happens. */
export async function openListening(page: Page, path: string): Promise<void> {
  const stream = page.waitForResponse((response) => response.url().endsWith('/api/live'));
  await page.goto(path);
  await stream;
}
