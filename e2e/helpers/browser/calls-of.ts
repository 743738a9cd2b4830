import type { Page } from '@playwright/test';

/** The calls among those named that a page sends from now on, by their paths and in their order. */
export function callsOf(page: Page, paths: readonly string[]): string[] {
  const sent: string[] = [];
  page.on('request', (each) => {
    const path = new URL(each.url()).pathname.replace('/api/', '');
    if (paths.includes(path)) sent.push(path);
  });
  return sent;
}
