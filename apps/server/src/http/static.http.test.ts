import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { authenticate } from '../features/account/index.ts';
import { registerShortLinks } from '../features/players/index.ts';
import { routes } from '../routes.ts';
import { makeTestApp, type TestApp } from '../testing/index.ts';
import { buildApp } from './app.ts';

let server: TestApp;
let app: Awaited<ReturnType<typeof buildApp>>;
const folder = mkdtempSync(join(tmpdir(), 'takhti-screens-'));

beforeAll(async () => {
  server = await makeTestApp();
  for (const screen of ['web', 'player']) {
    mkdirSync(join(folder, screen, 'assets'), { recursive: true });
    writeFileSync(join(folder, screen, 'index.html'), `<title>${screen}</title>`);
    writeFileSync(join(folder, screen, 'assets', 'index-a1b2c3.js'), 'export {};');
    writeFileSync(
      join(folder, screen, 'assets', 'picture-a1b2c3.svg'),
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
    );
  }
  for (const file of ['worker.js', 'worker.js.br']) writeFileSync(join(folder, 'player', file), '0');
  app = await buildApp({
    rate_limit_per_minute: 0,
    trust_proxy: false,
    services: server.services,
    routes,
    authenticate: (bearer) => authenticate(server.services, bearer),
    log_level: 'silent',
    checks_replies: true,
    serves_docs: false,
    plugins: [registerShortLinks],
    screens: { web: join(folder, 'web'), player: join(folder, 'player') },
  });
});
afterAll(async () => {
  await app.close();
  await server.close();
  rmSync(folder, { recursive: true });
});

const headersOf = async (url: string) =>
  (await app.inject({ url, headers: { accept: 'text/html,*/*' } })).headers;
const policy = 'content-security-policy';

test.each(['/', '/dashboard', '/player/game/play', '/generic/launch'])(
  'the page at %s says what it may load, and is asked for anew',
  async (url) => {
    const headers = await headersOf(url);
    expect(headers[policy]).toContain("default-src 'self'");
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'x-frame-options': 'SAMEORIGIN' });
  },
);

test.each([{}, { accept: '*/*' }, { accept: 'application/json' }])(
  'an address answers with its page whatever is accepted: %j',
  async (headers) => {
    for (const [url, page] of [
      ['/', 'web'],
      ['/login?next=1.5', 'web'],
      ['/player/game/play', 'player'],
    ] as const) {
      const answer = await app.inject({ url, headers });
      expect([answer.statusCode, answer.body]).toEqual([200, `<title>${page}</title>`]);
    }
    expect((await app.inject({ url: '/', method: 'HEAD', headers })).statusCode).toBe(200);
  },
);

test.each(['/assets/gone-a1b2c3.js', '/player/assets/gone.css?v=1', '/api/nothing', '/health/nothing'])(
  '%s, which is no page, is not answered with one',
  async (url) => {
    const answer = await app.inject({ url, headers: { accept: '*/*' } });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      404,
      expect.stringContaining('application/json'),
    ]);
  },
);

test.each(['/assets/index-a1b2c3.js', '/player/assets/index-a1b2c3.js', '/player/assets/picture-a1b2c3.svg'])(
  '%s is kept for ever, and taken for what it says it is',
  async (url) => {
    expect(await headersOf(url)).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
  },
);

test('a learner’s scripts come without what only pages heed; whatever could be a page or a worker keeps it', async () => {
  expect(await headersOf('/player/assets/index-a1b2c3.js')).not.toHaveProperty(policy);
  expect(await headersOf('/player/assets/picture-a1b2c3.svg')).toHaveProperty(policy);
  expect(await headersOf('/assets/index-a1b2c3.js')).toHaveProperty(policy);
});

test('what a call answers may do nothing where a browser is made to show it as a page', async () => {
  const { headers } = await app.inject({ method: 'POST', url: '/api/generic/launch', payload: {} });
  expect(headers).toMatchObject({
    [policy]: "default-src 'none';frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
  });
});

test('a short address that leads nowhere gets the page that says so, and is not found', async () => {
  const answer = await app.inject({ url: '/s/bcdfghjk', headers: { accept: 'text/html' } });
  expect([answer.statusCode, answer.body]).toEqual([404, '<title>player</title>']);
});

test('a page comes packed to who unpacks it', async () => {
  const get = async (encoding: string) =>
    app.inject({ url: '/player/game/play', headers: { accept: 'text/html', 'accept-encoding': encoding } });
  const packed = await get('gzip, br');
  expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe((await get('gzip')).body);
});

test('the worker of the player may stand before all of its pages, and is asked for anew', async () => {
  expect(await headersOf('/player/worker.js')).toMatchObject({
    'service-worker-allowed': '/',
    'cache-control': 'no-cache',
    'content-type': expect.stringContaining('javascript'),
  });
  const packed = await app.inject({ url: '/player/worker.js', headers: { 'accept-encoding': 'br' } });
  expect(packed.headers).toMatchObject({ 'service-worker-allowed': '/', 'content-encoding': 'br' });
  expect((await headersOf('/player/assets/index-a1b2c3.js'))['service-worker-allowed']).toBeUndefined();
});
