import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { chromium, type Browser, type Page } from '@playwright/test';
import { findChromium } from '../../scripts/lib/debian.mjs';
import { root } from '../../scripts/lib/root.mjs';
import { startServer } from '../common/server-process.ts';

export interface Sizes {
  readonly files: number;
  readonly raw: number;
  readonly gzip: number;
  readonly brotli: number;
}

type Step = (page: Page) => Promise<unknown>;

/** A running product with its demo institution, and a browser that tells which built files a page asks for. */
export interface Meter {
  readonly address: string;
  /** The built files that a page asks for until a person is where they wanted to be; `prepare` comes before it opens. */
  readonly filesOf: (address: string, arrive: Step, prepare?: Step) => Promise<string[]>;
}

/** Lends a meter; without a Chromium on the machine it says so and lends none. */
export async function withMeter(work: (meter: Meter) => Promise<void>): Promise<void> {
  const executablePath = findChromium();
  if (executablePath === '') {
    console.log('\nThere is no Chromium on this machine: the sizes are left out.');
    return;
  }
  const data_dir = await mkdtemp(path.join(tmpdir(), 'takhti-bench-'));
  const server = await startServer({ data_dir, database_url: undefined }, { NODE_ENV: 'development' });
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const address = `http://localhost:${server.port}`;
  try {
    await work({
      address,
      filesOf: (below, arrive, prepare) => filesOf(browser, `${address}${below}`, arrive, prepare),
    });
  } finally {
    await browser.close();
    await server.stop();
    await rm(data_dir, { recursive: true, force: true });
  }
}

async function filesOf(browser: Browser, address: string, arrive: Step, prepare?: Step): Promise<string[]> {
  const page = await browser.newPage();
  await prepare?.(page);
  const asked = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.ok() && !/^\/(api|files)\//.test(pathname)) asked.add(fileOf(pathname));
  });
  await page.goto(address);
  await arrive(page);
  await page.waitForLoadState('networkidle');
  await page.close();
  return [...asked];
}

function fileOf(pathname: string): string {
  const isPlayer = /^\/(player|generic|launch)(\/|$)/.test(pathname);
  const below = pathname.replace(/^\/player\//, '/');
  return path.join(
    root,
    'apps',
    isPlayer ? 'player' : 'web',
    'dist',
    path.extname(below) === '' ? 'index.html' : below,
  );
}

/** Compressed by themselves already. */
const isPacked = (file: string): boolean => /\.(woff2?|png|jpe?g|webp)$/.test(file);

/** What files weigh together, each compressed for itself as the server sends it. */
export function weigh(files: readonly string[]): Sizes {
  const total = { files: files.length, raw: 0, gzip: 0, brotli: 0 };
  for (const file of files) {
    const bytes = readFileSync(file);
    total.raw += bytes.length;
    total.gzip += isPacked(file)
      ? bytes.length
      : gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }).length;
    total.brotli += isPacked(file) ? bytes.length : brotliCompressSync(bytes).length;
  }
  return total;
}
