import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { expect, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import type { GamePlay } from '@takhti/domain';
import { gameOfEverything, openGame } from './helpers/games.ts';
import { logIn } from './helpers/login.ts';
import { test } from './helpers/test.ts';

const LOGIN_SCRIPT_LIMIT = 180_000;
const FIRST_QUESTION_LIMIT = 100_000;
const FIRST_ROUND_LIMIT = 100_000;
/** Of the studio's first page, the login's among them: each costs a slow line a round trip. */
const STUDIO_FILES_LIMIT = 60;
/** As many as a game of the demo has. */
const ROUNDS = 8;

test.use({ keepsBrowser: false });

test('the login route loads at most 180 kB of JavaScript, compressed with gzip', async ({ page }) => {
  const scripts: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body());
  });
  await page.goto('/');
  await expect(page.locator('input[type=password]')).toBeVisible();
  await page.waitForLoadState('networkidle');

  const sizes = (await Promise.all(scripts)).map((body) => gzipSync(body, { level: 9 }).length);
  expect(sizes.length).toBeGreaterThan(0);
  expect(sum(sizes)).toBeLessThanOrEqual(LOGIN_SCRIPT_LIMIT);
});

test('the first page behind the login is made of few files', async ({ page }) => {
  const files = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') files.add(request.url());
  });
  await logIn(page, 'developer');
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();

  expect(files.size).toBeGreaterThan(10);
  expect(files.size).toBeLessThanOrEqual(STUDIO_FILES_LIMIT);
});

test("the player's first question takes at most 100 kB over the wire in all", async ({ page, request }) => {
  const path = await publishedPlayerPath(request);
  const received = await countBytes(page);
  await page.goto(path);
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('radio').or(page.getByRole('checkbox')).first()).toBeAttached();
  await page.waitForLoadState('networkidle');

  expect(received()).toBeGreaterThan(0);
  expect(received()).toBeLessThanOrEqual(FIRST_QUESTION_LIMIT);
});

test('G-036 the first round of a game takes at most 100 kB over the wire in all, whatever its template', async ({
  browser,
}) => {
  test.slow();
  const { rounds, ...game } = gameOfEverything('english');
  const templates = new Set(rounds.map((round) => round.template_type));
  expect(templates.size).toBe(15);
  for (const template of templates) {
    const first = rounds.filter((round) => round.template_type === template);
    const others = rounds.filter((round) => round.template_type !== template);
    const play = { ...game, rounds: [...first, ...others].slice(0, ROUNDS) };
    const bytes = await bytesToFirstRound(browser, play);
    expect(bytes, template).toBeGreaterThan(50_000);
    expect(bytes, template).toBeLessThanOrEqual(FIRST_ROUND_LIMIT);
  }
});

async function bytesToFirstRound(browser: Browser, play: GamePlay): Promise<number> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const received = await countBytes(page, (url) => !/\/(api|files)\//.test(url));
  await openGame(page, play);
  await page.getByRole('button', { name: 'Let’s play!' }).click();
  const go = page.getByRole('button', { name: 'Go!' });
  const board = page.getByRole('form', { name: 'Board' }).locator('button:visible, input').first();
  await expect(go.or(board).first()).toBeVisible();
  if (await go.isVisible()) await go.click();
  await expect(board).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.close();
  return received() + launchBytes(play);
}

/** What the launch takes, which no server answered here: packed as the server packs calls, with its headers. */
function launchBytes(play: GamePlay): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };
  return brotliCompressSync(JSON.stringify(play), { params }).length + 1_000;
}

/** What the network really carried, headers and all. */
async function countBytes(page: Page, counts = (_url: string): boolean => true): Promise<() => number> {
  const sizes: number[] = [];
  const addresses = new Map<string, string>();
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  network.on('Network.requestWillBeSent', ({ requestId, request }) => addresses.set(requestId, request.url));
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (counts(addresses.get(requestId) ?? '')) sizes.push(encodedDataLength);
  });
  return () => sum(sizes);
}

/** The learners' link of some published English assessment of the demo institution. */
async function publishedPlayerPath(request: APIRequestContext): Promise<string> {
  const pwd = createHash('sha256').update('takhti-demo').digest('hex');
  const { session_id } = await call(request, 'login', { username: 'teacher', pwd });
  const { records } = await call(request, 'content/search', { page: 1 }, session_id);
  for (const { content_id, content_type, language } of records) {
    if (content_type !== 'assessment' || language !== 'english') continue;
    const { player_path } = await call(request, 'content/open', { content_id }, session_id);
    if (player_path) return player_path;
  }
  throw new Error('the demo institution has no published assessment in English');
}

async function call(request: APIRequestContext, path: string, data: object, session?: string) {
  const headers: Record<string, string> = session ? { authorization: `Bearer ${session}` } : {};
  const answer = await request.post(`/api/${path}`, { data, headers });
  const envelope = await answer.json();
  expect(envelope, path).toMatchObject({ error_code: 0 });
  return envelope.data;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
