import { defineConfig } from '@playwright/test';
import everyday from '../playwright.config.ts';

/** The journeys that are walked in Firefox too: content is written, reviewed, published and played, by every type. */
export default defineConfig({
  ...everyday,
  testDir: '..',
  testMatch: ['**/authoring/author.spec.ts', '**/every-type.spec.ts', '**/games/authored-games.spec.ts'],
  timeout: 240_000,
  use: {
    ...everyday.use,
    trace: 'off',
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: { executablePath: `${import.meta.dirname}/firefox-esr.mjs` },
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1280, height: 800 },
  },
  projects: [{ name: 'firefox' }],
});
