import { get, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { countDashboard, uploadFile, type FailureData } from '@takhti/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findNginx, startNginx, type Nginx } from '../testing/nginx.ts';
import { makeTestApp, type TestApp, type TestPerson } from '../testing/index.ts';
import { multipartBody } from '../testing/multipart.ts';

/** Nobody listens on the port that machines keep for discarding: a server that was killed. */
const dead = 9;

describe.skipIf(!findNginx())('behind nginx, set up as in deploy/nginx (skipped where there is none)', () => {
  let server: TestApp;
  let nginx: Nginx;
  let person: TestPerson;
  beforeAll(async () => {
    server = await makeTestApp();
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.app.server.address() as AddressInfo;
    nginx = await startNginx(findNginx(), [dead, port]);
    person = await server.make.person();
  });
  afterAll(async () => {
    nginx.stop();
    await server.close();
  });

  const headersOf = () => ({ authorization: `Bearer ${person.session_id}` });
  const post = (
    path: string,
    body: string | Buffer,
    headers: Record<string, string>,
  ): Promise<IncomingMessage & { text: string }> =>
    new Promise((resolve, reject) => {
      const options = { port: nginx.port, host: '127.0.0.1', path: `/api/${path}`, method: 'POST', headers };
      const sending = request(options, (response) => {
        let text = '';
        response.on('data', (piece: Buffer) => (text += piece.toString()));
        response.on('end', () => resolve(Object.assign(response, { text })));
      });
      sending.on('error', reject).end(body);
    });

  test('calls are answered by the server that lives, and none is lost on the one that does not', async () => {
    const json = { ...headersOf(), 'content-type': 'application/json' };
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => post(countDashboard.path, '{}', json)),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
  });

  test('a file as large as may be reaches the server, which refuses it in its own words', async () => {
    const { container_id } = await server.make.container({ author: person });
    const file = { file_name: 'a.png', body: Buffer.alloc(24_000_000, 7) };
    const { body, headers } = multipartBody({ container_id }, file);
    const { text } = await post(uploadFile.path, body, { ...headersOf(), ...headers });
    expect((JSON.parse(text) as { data: FailureData }).data.problem).toBe('uploads.too_large');
  });

  test('live events pass at once', async () => {
    const stream = await new Promise<IncomingMessage>((resolve, reject) => {
      get({ port: nginx.port, host: '127.0.0.1', path: '/api/live', headers: headersOf() }, resolve).on(
        'error',
        reject,
      );
    });
    const first = await new Promise((resolve) => {
      stream.once('data', (piece: Buffer) => resolve(piece.toString()));
    });
    expect([stream.statusCode, stream.headers['content-type']]).toEqual([
      200,
      'text/event-stream; charset=utf-8',
    ]);
    expect(first).toContain(': open');
    stream.destroy();
  });

  test('figures stay inside', async () => {
    const { statusCode } = await new Promise<IncomingMessage>((resolve, reject) => {
      get({ port: nginx.port, host: '127.0.0.1', path: '/metrics', headers: headersOf() }, resolve).on(
        'error',
        reject,
      );
    });
    expect(statusCode).toBe(404);
  });
});
