import { request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import { expect, test, vi } from 'vitest';
import { authenticate } from '../features/account/index.ts';
import { openSchool } from '../testing/school.ts';
import { buildApp } from './app.ts';

const { server } = await openSchool();

/** A server with an address whose answer has not begun when its caller leaves, and one whose answer breaks by itself. */
async function answering() {
  const asked = Promise.withResolvers<undefined>();
  const faults = vi.fn<() => void>();
  const app = await buildApp({
    services: server.services,
    routes: [],
    plugins: [
      (on) => {
        on.addHook('onRequest', async (request) => {
          vi.spyOn(request.log, 'error').mockImplementation(faults);
        });
        on.post('/api/slow', (_request, reply) => {
          asked.resolve(undefined);
          return reply.send(new PassThrough());
        });
        on.get('/api/broken', (_request, reply) => {
          const body = new PassThrough();
          setImmediate(() => body.destroy());
          return reply.send(body);
        });
      },
    ],
    authenticate: (bearer) => authenticate(server.services, bearer),
    rate_limit_per_minute: 0,
    trust_proxy: false,
    log_level: 'silent',
    checks_replies: true,
    serves_docs: false,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return { app, faults, asked: asked.promise, port: (app.server.address() as AddressInfo).port };
}

test('a caller who leaves before an answer is whole is counted, and is no fault', async () => {
  const { app, asked, port, faults } = await answering();
  const count = async () =>
    /takhti_callers_left_total\{call="\/api\/slow"\} (\d+)/.exec(await server.services.metrics.write())?.[1];
  // Of a request that was taken whole nothing says that it was aborted.
  const headers = { 'content-type': 'application/json' };
  const request = ask({ port, host: '127.0.0.1', path: '/api/slow', method: 'POST', headers });
  request.on('error', () => undefined);
  request.end('{}');
  await asked;
  request.destroy();
  await expect.poll(count).toBe('1');
  expect(faults).not.toHaveBeenCalled();
  await app.close();
});

test('an answer that breaks while its caller listens stays a fault', async () => {
  const { app, port, faults } = await answering();
  const answer = await fetch(`http://127.0.0.1:${port}/api/broken`);
  expect(answer.status).toBe(500);
  expect(faults).toHaveBeenCalledOnce();
  await app.close();
});
