import { Agent, request } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { acceptedTables, call } from '@takhti/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { authenticate } from '../features/account/index.ts';
import { makeTestApp, type TestApp } from '../testing/index.ts';
import { multipartBody } from '../testing/multipart.ts';
import { buildApp } from './app.ts';
import { route } from './route.ts';

const waitForWord = call({
  path: 'test/wait',
  summary: 'Answers when the test says so',
  can: 'session',
  changes: [],
  request: () => z.object({}),
  reply: () => z.object({}),
  problems: [],
  kind: 'progress',
  accepts: acceptedTables(100),
});

let server: TestApp;
beforeAll(async () => {
  server = await makeTestApp();
});
afterAll(() => server.close());

test('closing the server waits for calls under way, and not for connections that browsers keep', async () => {
  const { promise: word, resolve: giveWord } = Promise.withResolvers<undefined>();
  const app = await buildApp({
    services: server.services,
    routes: [
      route(waitForWord, async ({ report }) => {
        report({ phase: 'reading', done: 0, total: 0 });
        await word;
        return {};
      }),
    ],
    authenticate: (bearer) => authenticate(server.services, bearer),
    rate_limit_per_minute: 0,
    trust_proxy: false,
    log_level: 'silent',
    checks_replies: true,
    serves_docs: false,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  const sent = multipartBody({}, { file_name: 'a.csv', body: 'a' });
  const { session_id } = await server.make.person();
  const headers = { ...sent.headers, authorization: `Bearer ${session_id}` };
  const { promise: beginning, resolve: begin } = Promise.withResolvers<undefined>();
  const answer = new Promise<number | undefined>((resolve, reject) => {
    const options = { agent, port, host: '127.0.0.1', path: '/api/test/wait', method: 'POST', headers };
    request(options, (response) => {
      response.on('data', () => begin(undefined));
      response.on('end', () => resolve(response.statusCode));
    })
      .on('error', reject)
      .end(sent.body);
  });
  await beginning;
  const closed = app.close();
  giveWord(undefined);
  expect(await answer).toBe(200);
  // Kept for more than a minute, the connection would outlast this test.
  await closed;
  agent.destroy();
});

test('closing the server does not wait for a connection on which nothing was asked', async () => {
  const app = await buildApp({
    services: server.services,
    routes: [],
    authenticate: (bearer) => authenticate(server.services, bearer),
    rate_limit_per_minute: 0,
    trust_proxy: false,
    log_level: 'silent',
    checks_replies: true,
    serves_docs: false,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const accepted = new Promise((resolve) => {
    app.server.once('connection', resolve);
  });
  const socket = connect(port, '127.0.0.1');
  const ended = new Promise((resolve) => {
    socket.once('close', () => resolve('ended'));
  });
  await accepted;
  await app.close();
  expect(await ended).toBe('ended');
});
