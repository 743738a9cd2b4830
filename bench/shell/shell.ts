import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { findChromium } from '../../scripts/lib/debian.mjs';
import { tenths } from '../common/figures.ts';
import { startServer } from '../common/server-process.ts';
import { left, printTable, right } from '../common/table.ts';

/** A cheap phone on a thin line: four times slower than this machine, 400 kbit/s each way, 400 ms to the server and back. */
const slowdown = 4;
const line = { offline: false, latency: 400, downloadThroughput: 400_000 / 8, uploadThroughput: 400_000 / 8 };
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const patience = 120_000;

interface Visit {
  readonly login: number;
  readonly dashboard: number;
}

/** Measures how long a phone on a thin line waits for the login page, and after it for the dashboard. */
export async function benchShell(isQuick: boolean): Promise<void> {
  const executablePath = findChromium();
  if (executablePath === '') {
    console.log('\nThere is no Chromium on this machine: the waits on a phone are left out.');
    return;
  }
  const data_dir = await mkdtemp(path.join(tmpdir(), 'takhti-bench-'));
  const server = await startServer({ data_dir, database_url: undefined }, { NODE_ENV: 'development' });
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const rounds = isQuick ? 1 : 5;
  try {
    const rows: string[][] = [];
    for (const [language, locale] of [
      ['English', 'en'],
      ['Urdu', 'ur'],
    ] as const) {
      const visits = { cold: [] as Visit[], warm: [] as Visit[] };
      for (let round = 0; round < rounds; round += 1) {
        const address = `http://localhost:${server.port}`;
        const { cold, warm } = await visitTwice(browser, address, locale);
        visits.cold.push(cold);
        visits.warm.push(warm);
      }
      rows.push([`login page, ${language}`, ...seconds(visits, 'login')]);
      rows.push([`dashboard after login, ${language}`, ...seconds(visits, 'dashboard')]);
    }
    printTable(
      `The studio on a phone: processor ${slowdown} times slower, 400 kbit/s, 400 ms; seconds until it can be used, median of ${rounds}`,
      [left('page'), right('nothing cached'), right('second visit')],
      rows,
    );
  } finally {
    await browser.close();
    await server.stop();
    await rm(data_dir, { recursive: true, force: true });
  }
}

/** Opens the studio and logs in, twice in the same browser: the second time it has what it keeps. */
async function visitTwice(
  browser: Browser,
  address: string,
  locale: string,
): Promise<{ cold: Visit; warm: Visit }> {
  const context = await browser.newContext(phone);
  await context.addInitScript((language) => localStorage.setItem('takhti.language', language), locale);
  try {
    const cold = await visit(context, address);
    const warm = await visit(context, address);
    return { cold, warm };
  } finally {
    await context.close();
  }
}

async function visit(context: BrowserContext, address: string): Promise<Visit> {
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  await throttle(page);

  const opened = performance.now();
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('input[autocomplete=username]').waitFor();
  await untilIdle(page);
  const login = performance.now() - opened;

  await page.locator('input[autocomplete=username]').fill('developer');
  await page.locator('input[type=password]').fill('takhti-demo');
  // Typing a password takes time, in which the page fetches what the login needs.
  await page.waitForTimeout(3_000);
  const sent = performance.now();
  await page.locator('form button[type=submit]').click();
  await page.locator('h1').filter({ visible: true }).waitFor();
  await page.waitForURL('**/dashboard');
  await page.locator('main h1').waitFor();
  await page.locator('main a[href="/dashboard/draft"]').first().waitFor();
  await untilIdle(page);
  const dashboard = performance.now() - sent;

  // The next visit begins at the login again, with the cache of this one.
  await page.evaluate(() => localStorage.removeItem('takhti.session'));
  await page.close();
  return { login, dashboard };
}

async function throttle(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', line);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

/** Until the page answers a touch at once: nothing that it began keeps the processor longer than 50 ms. */
async function untilIdle(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let quiet = 0;
        let last = performance.now();
        const look = (): void => {
          const now = performance.now();
          quiet = now - last < 50 ? quiet + 1 : 0;
          last = now;
          if (quiet < 5) setTimeout(look, 16);
          else resolve();
        };
        setTimeout(look, 16);
      }),
  );
}

function seconds(visits: Readonly<Record<'cold' | 'warm', readonly Visit[]>>, page: keyof Visit): string[] {
  return (['cold', 'warm'] as const).map((when) => {
    const sorted = visits[when].map((each) => each[page]).toSorted((a, b) => a - b);
    return tenths((sorted[Math.floor(sorted.length / 2)] ?? 0) / 1000);
  });
}
