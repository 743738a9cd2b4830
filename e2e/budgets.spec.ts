import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { expect, test, type APIRequestContext, type Page } from '@playwright/test';

const LOGIN_SCRIPT_LIMIT = 180_000;
const FIRST_QUESTION_LIMIT = 100_000;

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

/** What the network really carried, headers and all. */
async function countBytes(page: Page): Promise<() => number> {
  const sizes: number[] = [];
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  network.on('Network.loadingFinished', ({ encodedDataLength }) => sizes.push(encodedDataLength));
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
