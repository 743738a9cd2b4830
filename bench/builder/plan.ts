import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Browser, type Locator, type Page } from '@playwright/test';
import { findChromium } from '../../scripts/lib/debian.mjs';
import { kilobytes, machine, tenths, whole } from '../common/figures.ts';
import { startServer } from '../common/server-process.ts';
import { left, printTable, right } from '../common/table.ts';
import { lateMs, watchFrames, type Frames } from './frames.ts';
import { logIn, makePlan } from './game-on-server.ts';

const TOPICS = 40;
const SLOWER = 4;
const moves = 4;

/** Opens a lesson plan of 400 lessons on a slow processor, and moves what is in it. */
export async function benchPlan(): Promise<void> {
  const executablePath = findChromium();
  if (executablePath === '') {
    console.log('\nThere is no Chromium on this machine: the lesson plan is left out.');
    return;
  }
  const data_dir = await mkdtemp(path.join(tmpdir(), 'takhti-bench-'));
  const server = await startServer({ data_dir, database_url: undefined }, { NODE_ENV: 'development' });
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    await measure(browser, server.port);
  } finally {
    await browser.close();
    await server.stop();
    await rm(data_dir, { recursive: true, force: true });
  }
}

async function measure(browser: Browser, port: number): Promise<void> {
  const load = loadavg()[0] ?? 0;
  const plan = await makePlan(port, TOPICS);
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en' });
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  const devtools = await context.newCDPSession(page);
  await logIn(page, `http://localhost:${port}`);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });

  const lessons = page.getByRole('button', { name: /^Lesson 1: / });
  const handles = page.getByRole('button', { name: /^Move / });
  const started = performance.now();
  await page.goto(`http://localhost:${port}${plan.path}`, { waitUntil: 'commit' });
  await lessons.first().waitFor();
  const opened = performance.now() - started;
  await page.getByRole('button', { name: 'Close all' }).waitFor();
  await page.waitForTimeout(10_000);

  const ways: readonly (readonly [string, number, () => Promise<void>])[] = [
    ['opening all topics', 1, () => press(page, page.getByRole('button', { name: 'Open all' }))],
    ['moving a lesson by keys', moves, () => moveByKeys(page, handles.nth(1))],
    ['closing all topics', 1, () => press(page, page.getByRole('button', { name: 'Close all' }))],
    ['moving a topic by keys', moves, () => moveByKeys(page, handles.nth(0))],
    ['saving', 1, () => save(page)],
  ];
  const rows: string[][] = [];
  for (const [name, times, go] of ways) {
    const frames = await watchFrames(browser, page, go);
    rows.push([name, whole(times), ...figures(frames, times)]);
  }
  printTable(
    `A lesson plan of ${TOPICS} topics and ${TOPICS * 10} lessons, a processor ${SLOWER} times slower (${machine(cpus().length, load)})`,
    [left('what is done'), right('times'), right('longest ms'), right('over 50 ms'), right('busy ms each')],
    rows,
  );
  printTable(
    'Around it',
    [left('figure'), right('value')],
    [
      ['seconds from the address until a lesson can be opened', tenths(opened / 1000)],
      ['the document, kB of JSON', kilobytes(plan.bytes)],
    ],
  );
  await context.close();
}

async function press(page: Page, button: Locator): Promise<void> {
  await button.click();
  await page.waitForTimeout(3_000);
}

async function moveByKeys(page: Page, handle: Locator): Promise<void> {
  await handle.focus();
  for (let time = 0; time < moves; time += 1) {
    await page.keyboard.press('ArrowDown');
    await page.waitForTimeout(1_000);
  }
}

async function save(page: Page): Promise<void> {
  await page.keyboard.press('Control+s');
  await page.locator('[data-state=saved]').waitFor();
  await page.waitForTimeout(1_000);
}

function figures({ own }: Frames, times: number): string[] {
  const busy = own.reduce((sum, each) => sum + each, 0) / times;
  return [whole(Math.max(0, ...own)), whole(own.filter((ms) => ms > lateMs).length), tenths(busy)];
}
