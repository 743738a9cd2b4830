import { defineConfig } from '@playwright/test';
import everyday from '../../playwright.config.ts';

/** What is walked in WebKit, by a client of our own (driver.ts): Playwright starts the product, and none of its browsers. */
export default defineConfig({
  ...everyday,
  testDir: '.',
  testMatch: '**/*.webkit.ts',
  workers: 1,
  retries: 0,
  timeout: 420_000,
  use: {},
  projects: [{ name: 'webkit' }],
});
