import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { authenticate } from '../../features/account/index.ts';
import { routes } from '../../routes.ts';
import { makeTestApp, type TestApp } from '../../testing/index.ts';
import { buildApp, type AppSettings } from '../app.ts';

let server: TestApp;
let close: () => Promise<void> = () => Promise.resolve();
beforeAll(async () => {
  server = await makeTestApp();
});
afterEach(() => close());
afterAll(() => server.close());

async function listen(settings: Partial<AppSettings>): Promise<() => Socket> {
  const app = await buildApp({
    services: server.services,
    routes,
    authenticate: (bearer) => authenticate(server.services, bearer),
    rate_limit_per_minute: 0,
    trust_proxy: false,
    log_level: 'silent',
    checks_replies: true,
    serves_docs: false,
    ...settings,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  close = () => app.close();
  const { port } = app.server.address() as AddressInfo;
  return () => connect(port, '127.0.0.1');
}

/** All that comes until the server hangs up. */
async function readAll(socket: Socket): Promise<string> {
  let text = '';
  // A server that closes while a request arrives resets the connection.
  try {
    for await (const chunk of socket) text += String(chunk);
  } catch {
    return text;
  }
  return text;
}

test('one connection more than an address may hold is answered and closed, the others go on', async () => {
  const open = await listen({ connections_per_address: 2 });
  const [one, two] = [open(), open()];
  await Promise.all([one, two].map((socket) => new Promise((resolve) => socket.once('connect', resolve))));
  const refused = await readAll(open());
  expect(refused).toContain('HTTP/1.1 429');
  expect(refused).toContain('request.too_many');
  one.destroy();
  two.write('GET /health HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n');
  expect(await readAll(two)).toContain('HTTP/1.1 200');
});

test.each([
  [
    'headers that never end',
    'POST /api/login HTTP/1.1\r\nhost: a\r\n',
    { headers: 1, request: 600, idle: 600 },
  ],
  [
    'a body that stops halfway',
    'POST /api/login HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"user',
    { headers: 600, request: 600, idle: 1 },
  ],
])('%s do not hold their connection', async (_title, half, timeouts) => {
  const open = await listen({ timeouts });
  const socket = open();
  socket.write(half);
  const answer = await readAll(socket);
  expect(answer).not.toContain('HTTP/1.1 200');
});

test('a body that comes byte by byte does not hold its connection', async () => {
  const open = await listen({ timeouts: { headers: 600, request: 600, idle: 1 } });
  const socket = open();
  socket.write(
    'POST /api/login HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 9000\r\n\r\n{"user',
  );
  const trickle = setInterval(() => socket.write(' '), 100);
  const answer = await readAll(socket);
  clearInterval(trickle);
  expect(answer).not.toContain('HTTP/1.1 200');
});

describe('large bodies that never come whole', () => {
  const half = (bytes: number): string =>
    `POST /api/login HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: ${bytes}\r\n\r\n{"a`;
  const whole = (bytes: number): string => {
    const body = JSON.stringify({ username: 'a'.repeat(bytes) });
    return `POST /api/login HTTP/1.1\r\nhost: a\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
  };

  async function statusOf(socket: Socket, text: string): Promise<string | undefined> {
    socket.write(text);
    return /HTTP\/1.1 (\d+)/.exec(await readAll(socket))?.[1];
  }

  test('are a few of one address, and give way to one that comes', { timeout: 30_000 }, async () => {
    const open = await listen({});
    const sockets = Array.from({ length: 8 }, () => {
      const socket = open();
      socket.on('error', () => {});
      socket.write(half(2_000_000));
      return socket;
    });
    await expect.poll(() => statusOf(open(), whole(100_000))).toBe('429');
    expect(await statusOf(open(), whole(10))).not.toBe('429');
    await expect
      .poll(() => statusOf(open(), whole(100_000)), { timeout: 20_000, interval: 500 })
      .not.toBe('429');
    for (const socket of sockets) socket.destroy();
  });
});
