import type { Page } from '@playwright/test';

/** Opens a window as an LMS does, which hears what it says. */
export async function openWindow(page: Page, path: string): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await page.evaluate((address) => {
    const heard: unknown[] = [];
    Object.assign(globalThis, { heard });
    addEventListener('message', ({ data }) => heard.push(data));
    open(address, '_blank', 'width=900,height=700');
  }, path);
  return opened;
}

/** What a page has heard of the window that it opened last. */
export function messagesOf(page: Page): Promise<unknown[]> {
  return page.evaluate(() => (globalThis as unknown as { heard: unknown[] }).heard);
}
