import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { executablePath } from './helpers/chromium.ts';

// The workers load this file again: what is chosen here once is handed on through the environment.
process.env['E2E_PORT'] ??= '4300';
process.env['E2E_DATA_DIR'] ??= join(tmpdir(), `takhti-e2e-${process.pid}`);

const port = process.env['E2E_PORT'];
const address = `http://127.0.0.1:${port}`;

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
  fullyParallel: false,
  workers: 2,
  forbidOnly: true,
  retries: 1,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    baseURL: address,
    // A control that never comes is told long before the test's own end.
    actionTimeout: 30_000,
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    locale: 'en-US',
    launchOptions: {
      executablePath,
      args: [
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
        `--disable-features=${idleFeatures.join(',')}`,
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: '**/*.phone.spec.ts',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      testMatch: '**/*.phone.spec.ts',
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
  ],
  webServer: {
    // The Node that runs the tests runs the product.
    command: `"${process.execPath}" apps/server/src/main.ts`,
    cwd: '..',
    url: `${address}/health`,
    env: {
      PORT: port,
      HOST: '127.0.0.1',
      DATA_DIR: process.env['E2E_DATA_DIR'],
      PUBLIC_URL: address,
      NODE_ENV: 'test',
      RATE_LIMIT_PER_MINUTE: '0',
      // The journeys leave the caller's own database, storage and mail server alone.
      DATABASE_URL: '',
      S3_ENDPOINT: '',
      S3_BUCKET: '',
      S3_ACCESS_KEY_ID: '',
      S3_SECRET_ACCESS_KEY: '',
      SMTP_URL: '',
    },
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
