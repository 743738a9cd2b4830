import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { findChromium } from '../../scripts/lib/debian.mjs';
import { kilobytes, machine, tenths, whole } from '../common/figures.ts';
import { startServer } from '../common/server-process.ts';
import { left, printTable, right } from '../common/table.ts';
import { countBytes } from './bytes.ts';
import { lateMs, watchFrames, type Frames } from './frames.ts';
import { phones, powerOf, slowDown, type Phone } from './power.ts';
import { logIn, makeFullGame } from './game-on-server.ts';
import { startUndriven } from './undriven.ts';
import { cardFieldOf, ways } from './ways.ts';

const patience = 120_000;
const lastCard = cardFieldOf(0, 15);

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
    const rounds = isQuick ? 1 : 3;
    for (const phone of Object.keys(phones) as Phone[])
      await measure({ browser, executablePath, port: server.port, phone, rounds });
  } finally {
    await browser.close();
    await server.stop();
    await rm(data_dir, { recursive: true, force: true });
  }
}

interface Measuring {
  readonly browser: Browser;
  readonly executablePath: string;
  readonly port: number;
  readonly phone: Phone;
  readonly rounds: number;
}

async function measure({ browser, executablePath, port, phone, rounds }: Measuring): Promise<void> {
  const load = loadavg()[0] ?? 0;
  const game = await makeFullGame(port);
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en' });
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  const devtools = await context.newCDPSession(page);
  const bytes = await countBytes(page);
  const address = `http://localhost:${port}`;
  await logIn(page, address);
  const atFullSpeed = await powerOf(page);
  const slowdown = await slowDown(page, phone, async (rate) => {
    await devtools.send('Emulation.setCPUThrottlingRate', { rate });
  });
  const slowed = await powerOf(page);

  const opening = { address: `${address}${game.path}`, selector: lastCard, slowdown };
  const desk = { address: `${address}/dashboard`, selector: 'main h1' };
  const cold: Frames[] = [];
  const fromDesk: Frames[] = [];
  const again: Frames[] = [];
  for (let round = 0; round < rounds; round += 1) {
    // Each in a browser that has compiled nothing yet.
    const [first, other] = await Promise.all([startPrepared(), startPrepared()]);
    try {
      cold.push(await first.open(opening));
      again.push(await first.open(opening));
      fromDesk.push(await other.open({ ...opening, from: desk }));
    } finally {
      await Promise.all([first.close(), other.close()]);
    }
  }
  function startPrepared(): ReturnType<typeof startUndriven> {
    return startUndriven(executablePath, (own) => logIn(own, address));
  }

  const opened: number[] = [];
  const all = new Map<string, Frames[]>();
  const idle = await watchFrames(browser, page, () => page.waitForTimeout(5_000));
  for (let round = 0; round < rounds; round += 1) {
    opened.push(await open(page, `${address}${game.path}`, slowdown));
    for (const way of ways) {
      await way.prepare?.(page);
      await page.waitForTimeout(1_000);
      const frames = await watchFrames(browser, page, () => way.go(page));
      all.set(way.name, [...(all.get(way.name) ?? []), frames]);
    }
  }
  printTable(
    `The builder with 50 rounds of 16 cards, ${phone}, ${rounds} runs (${machine(cpus().length, load)})`,
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
      ['opening it first in an empty window', whole(rounds), ...figures(cold, 1)],
      ['opening it there again', whole(rounds), ...figures(again, 1)],
      ['opening it from the desk', whole(rounds), ...figures(fromDesk, 1)],
      ...ways.map(({ name, times }) => [name, whole(times * rounds), ...figures(all.get(name) ?? [], times)]),
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
      ['power of the processor at full speed', whole(atFullSpeed)],
      [`its power when it is ${tenths(slowdown)} times slower`, whole(slowed)],
    ],
  );
  await context.close();
}

async function open(page: Page, address: string, slowdown: number): Promise<number> {
  const started = performance.now();
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator(lastCard).waitFor();
  const opened = performance.now() - started;
  // What comes after it, the player in its frame above all, is not part of what is done next.
  await page.waitForTimeout(4_000 * slowdown);
  return opened;
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
