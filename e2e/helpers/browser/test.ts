import { test as base } from '@playwright/test';
import { releaseBrowsers, takeBrowser, unused, type Arrival } from './kept-browsers.ts';
import { startServer, type StudioServer } from './server.ts';

interface Options {
  /** Whether the page's browser may be one that an earlier test has used; false for a test that counts bytes. */
  readonly keepsBrowser: boolean;
  /** Whose browser the test's page is in. */
  readonly arrival: Arrival;
}

interface OfWorker {
  readonly server: StudioServer;
}

/**
 * A journey on a server that its worker has to itself. It leaves no page open behind it: pages of people who are done would continue
 * hearing what happens on the server, and take the processor from the person who comes next.
 */
export const test = base.extend<Options & { readonly releasesBrowsers: void }, OfWorker>({
  keepsBrowser: [true, { option: true }],
  arrival: async ({}, use) => use(unused),

  server: [
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', auto: true, timeout: 120_000 },
  ],

  baseURL: async ({ server }, use) => use(server.address),

  context: async ({ browser, keepsBrowser, arrival }, use) => {
    await use(keepsBrowser ? await takeBrowser(browser, arrival) : await browser.newContext());
  },

  releasesBrowsers: [
    async ({ browser }, use) => {
      await use();
      await releaseBrowsers(browser);
    },
    { auto: true },
  ],
});
