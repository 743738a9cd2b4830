import { test as base } from '@playwright/test';

/**
 * A journey that leaves no browser open behind it: pages of people who are done would go on hearing what happens on the server,
 * and take the processor from whoever comes next.
 */
export const test = base.extend<{ readonly closesBrowsers: void }>({
  closesBrowsers: [
    async ({ browser }, use) => {
      await use();
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});
