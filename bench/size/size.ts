import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { chromium, type Browser, type Page } from '@playwright/test';
import { findChromium } from '../../scripts/lib/debian.mjs';
import { root } from '../../scripts/lib/root.mjs';
import { kilobytes, whole } from '../common/figures.ts';
import { startServer } from '../common/server-process.ts';
import { left, printTable, right } from '../common/table.ts';

interface Sizes {
  readonly files: number;
  readonly raw: number;
  readonly gzip: number;
  readonly brotli: number;
}

/** Opens the studio's login and a learner's first question in a real browser, and weighs the built files that it asked for. */
export async function benchSize(): Promise<void> {
  const executablePath = findChromium();
  if (executablePath === '') {
    console.log('\nThere is no Chromium on this machine: the sizes are left out.');
    return;
  }
  const data_dir = await mkdtemp(path.join(tmpdir(), 'takhti-bench-'));
  // With the demo institution, which has something to play.
  const server = await startServer({ data_dir, database_url: undefined }, { NODE_ENV: 'development' });
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const address = `http://localhost:${server.port}`;
    const login = await filesOf(browser, `${address}/`, (page) => seen(page, 'input[type=password]'));
    const question = await filesOf(browser, `${address}${await playerPath(address)}`, async (page) => {
      await page.getByRole('button', { name: 'Start' }).click();
      await seen(page, 'input[type=radio], input[type=checkbox]');
    });
    printSizes('The login route of the studio (limit: 180 kB of JavaScript with gzip)', login);
    printSizes("A learner's first question (limit: 100 kB over the wire in all)", question);
  } finally {
    await browser.close();
    await server.stop();
    await rm(data_dir, { recursive: true, force: true });
  }
}

async function seen(page: Page, selector: string): Promise<void> {
  await page.locator(selector).first().waitFor({ state: 'attached' });
}

/** The built files that a page asks for until a person is where they wanted to be and the network is quiet. */
async function filesOf(
  browser: Browser,
  address: string,
  arrive: (page: Page) => Promise<void>,
): Promise<string[]> {
  const page = await browser.newPage();
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

async function playerPath(address: string): Promise<string> {
  const pwd = createHash('sha256').update('takhti-demo').digest('hex');
  const { session_id } = (await call(address, 'login', { username: 'teacher', pwd })) as {
    session_id: string;
  };
  const { records } = (await call(address, 'content/search', {}, session_id)) as {
    records: { content_id: string; language: string }[];
  };
  for (const { content_id, language } of records) {
    if (language !== 'english') continue;
    const opened = await call(address, 'content/open', { content_id }, session_id);
    const { player_path } = opened as { player_path: string | null };
    if (player_path) return player_path;
  }
  throw new Error('the demo institution has nothing to play');
}

async function call(address: string, name: string, request: object, session_id?: string): Promise<unknown> {
  const response = await fetch(`${address}/api/${name}`, {
    method: 'POST',
    body: JSON.stringify(request),
    headers: {
      'content-type': 'application/json',
      ...(session_id && { authorization: `Bearer ${session_id}` }),
    },
  });
  const { data } = (await response.json()) as { data: unknown };
  return data;
}

const kinds: Readonly<Record<string, string>> = {
  '.js': 'JavaScript',
  '.css': 'CSS',
  '.html': 'HTML',
  '.woff2': 'fonts',
};
/** Compressed by themselves already. */
const isPacked = (file: string): boolean => /\.(woff2?|png|jpe?g|webp)$/.test(file);

function printSizes(heading: string, files: readonly string[]): void {
  const byKind = Map.groupBy(files, (file) => kinds[path.extname(file)] ?? 'other');
  const rows = [...byKind.keys()].toSorted().map((kind) => rowOf(kind, weigh(byKind.get(kind) ?? [])));
  printTable(
    heading,
    [left('kind'), right('files'), right('raw kB'), right('gzip kB'), right('brotli kB')],
    [...rows, rowOf('in all', weigh(files))],
  );
}

function rowOf(kind: string, { files, raw, gzip, brotli }: Sizes): string[] {
  return [kind, whole(files), ...[raw, gzip, brotli].map(kilobytes)];
}

function weigh(files: readonly string[]): Sizes {
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
