import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { findChromium } from '../../scripts/lib/debian.mjs';
import { kilobytes, machine, tenths, whole } from '../common/figures.ts';
import { startServer } from '../common/server-process.ts';
import { left, printTable, right } from '../common/table.ts';
import { countBytes } from './bytes.ts';
import { lateMs, watchFrames, type Frames } from './frames.ts';
import { logIn, makeFullGame } from './game-on-server.ts';
import { cardField, ways } from './ways.ts';

/** As the phone of `shell`: four times slower than this machine. */
const slowdown = 4;
const patience = 120_000;

/** Opens a game as full as one can be on a slow processor, and works on it as people do: does the page ever stick? */
export async function benchBuilder(isQuick: boolean): Promise<void> {
  const executablePath = findChromium();
  if (executablePath === '') {
    console.log('\nThere is no Chromium on this machine: the frames of the builder are left out.');
    return;
  }
  const data_dir = await mkdtemp(path.join(tmpdir(), 'takhti-bench-'));
  const server = await startServer({ data_dir, database_url: undefined }, { NODE_ENV: 'development' });
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const load = loadavg()[0] ?? 0;
    const game = await makeFullGame(server.port);
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en' });
    const page = await context.newPage();
    page.setDefaultTimeout(patience);
    const devtools = await context.newCDPSession(page);
    const bytes = await countBytes(page);
    const address = `http://localhost:${server.port}`;
    await logIn(page, address);
    const atFullSpeed = await workMs(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const slowed = await workMs(page);

    const idle = await watchFrames(browser, page, () => page.waitForTimeout(5_000));
    const rounds = isQuick ? 1 : 3;
    const opened: number[] = [];
    const all = new Map<string, Frames[]>();
    for (let round = 0; round < rounds; round += 1) {
      // From an empty page: what the page before it does at its end is not part of it.
      await page.goto('about:blank');
      const opening = await watchFrames(browser, page, async () => {
        opened.push(await open(page, `${address}${game.path}`));
      });
      all.set('opening', [...(all.get('opening') ?? []), opening]);
      for (const way of ways) {
        await way.prepare?.(page);
        await page.waitForTimeout(1_000);
        const frames = await watchFrames(browser, page, () => way.go(page));
        all.set(way.name, [...(all.get(way.name) ?? []), frames]);
      }
    }
    printTable(
      `The builder with 50 rounds of 16 cards, processor ${slowdown} times slower, ${rounds} runs (${machine(cpus().length, load)})`,
      [
        left('what is done'),
        right('times'),
        right('longest ms'),
        right('over 50 ms'),
        right('on the wall ms'),
        right('over 50 ms'),
        right('busy ms each'),
      ],
      [
        ['nothing, for 5 s', '', ...figures([idle], 1)],
        ...[{ name: 'opening', times: 1 }, ...ways].map(({ name, times }) => [
          name,
          whole(times * rounds),
          ...figures(all.get(name) ?? [], times),
        ]),
      ],
    );
    printTable(
      'Around it',
      [left('figure'), right('value')],
      [
        ['seconds from the address until a card can be written, median', tenths(median(opened) / 1000)],
        ['the document, kB of JSON', kilobytes(game.bytes)],
        ['kept in the browser by each autosave, kB', kilobytes(median(await bytes.kept()))],
        ['sent by each save, kB', kilobytes(median(bytes.sent))],
        ['a loop of plain JavaScript, ms at full speed', whole(atFullSpeed)],
        [`the same loop ${slowdown} times slower, ms`, whole(slowed)],
      ],
    );
  } finally {
    await browser.close();
    await server.stop();
    await rm(data_dir, { recursive: true, force: true });
  }
}

async function open(page: Page, address: string): Promise<number> {
  const started = performance.now();
  await page.goto(address, { waitUntil: 'commit' });
  await cardField(page, 0, 15).waitFor();
  const opened = performance.now() - started;
  // What comes after it, the player in its frame above all, is not part of what is done next.
  await page.waitForTimeout(4_000);
  return opened;
}

/** How fast the machine is just now, by something that has nothing to do with the builder; the best of three. */
async function workMs(page: Page): Promise<number> {
  const runs: number[] = [];
  for (let run = 0; run < 3; run += 1) {
    runs.push(
      await page.evaluate(() => {
        const started = performance.now();
        let sum = 0;
        for (let at = 0; at < 50_000_000; at += 1) sum = (sum + at * 7) % 1_000_003;
        return performance.now() - started + (sum < 0 ? 1 : 0);
      }),
    );
  }
  return Math.min(...runs);
}

function figures(frames: readonly Frames[], times: number): string[] {
  const [wall, own] = [frames.flatMap((each) => each.wall), frames.flatMap((each) => each.own)];
  const late = (tasks: readonly number[]): string => whole(tasks.filter((ms) => ms > lateMs).length);
  const busy = own.reduce((sum, each) => sum + each, 0) / Math.max(1, frames.length) / times;
  return [whole(Math.max(0, ...own)), late(own), whole(Math.max(0, ...wall)), late(wall), tenths(busy)];
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
