import fastify from 'fastify';
import { expect, test } from 'vitest';
import { warnOfProxy } from './warn-of-proxy.ts';

async function warningsOf(trust_proxy: boolean): Promise<number> {
  const lines: string[] = [];
  const app = fastify({
    logger: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } },
  });
  warnOfProxy(app, trust_proxy);
  app.get('/', () => '');
  await app.inject('/');
  const headers = { 'x-forwarded-for': '192.0.2.1' };
  for (let at = 0; at < 3; at += 1) await app.inject({ url: '/', headers });
  await app.close();
  return lines.filter((line) => line.includes('TRUST_PROXY')).length;
}

test('a proxy that the settings do not name is warned of, once', async () => {
  expect([await warningsOf(false), await warningsOf(true)]).toEqual([1, 0]);
});
