import { defineConfig, devices } from '@playwright/test';
import { executablePath } from './helpers/browser/chromium.ts';

// Of what Playwright itself switches off, which this switch takes the place of; and what draws parts of a browser's window, which
// nobody sees here: a process more for every page, and most of a page's processor time.
const idleFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUITabStrip',
  'TabSearch',
  'WebUIOmniboxPopup',
  'OmniboxPopupWebUI',
  'WebUIOmniboxAimPopup',
];

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  // Each worker has a server of its own (helpers/server.ts), so no test meets another one.
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 1,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    // A control that never comes is told long before the test's own end.
    actionTimeout: 30_000,
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    locale: 'en-US',
    // What a worker asks for in a page's place, no journey sees that listens to the page; one of them is about the worker.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath,
      args: [
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
        // Pages of one browser share its process, which is there already: they open in half the time.
        '--process-per-site',
        // Pages that live for seconds earn nothing of what is compiled well, and that is a sixth of their processor time.
        '--js-flags=--no-flush-bytecode,--no-turbofan,--no-maglev',
        `--disable-features=${idleFeatures.join(',')}`,
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: '**/*.phone.spec.ts',
      use: {
        ...devices['Desktop Chrome'],
        viewport: { width: 1280, height: 800 },
        // Motion is a fifth of a journey's processor time; those on a phone have it.
        contextOptions: { reducedMotion: 'reduce' },
      },
    },
    {
      name: 'phone',
      testMatch: '**/*.phone.spec.ts',
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
  ],
});
