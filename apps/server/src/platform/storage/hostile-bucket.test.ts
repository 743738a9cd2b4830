import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { openStorage, StorageFault, type Storage } from './index.ts';

/** A storage whose bucket answers so. */
async function openBucketThat(answer: RequestListener): Promise<Storage> {
  const server = createServer((request, response) => {
    request.resume();
    request.once('end', () => answer(request, response));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const s3 = {
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    bucket: 'b',
    force_path_style: true,
  };
  return openStorage({
    data_dir: 'unused',
    s3: { ...s3, access_key_id: 'A', secret_access_key: 'B' },
  });
}

function refusing(status: number, code: string): RequestListener {
  return (_request, response) =>
    void response
      .writeHead(status, { 'content-type': 'application/xml' })
      .end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>said</Message></Error>`);
}
const page: RequestListener = (_request, response) =>
  void response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Log in to this network</p>');
const saying =
  (length: (request: IncomingMessage) => number): RequestListener =>
  (request, response) =>
    void response
      .writeHead(200, { 'content-length': length(request), etag: '"x"' })
      .end(request.method === 'GET' ? 'x'.repeat(length(request)) : undefined);

const body = Buffer.from('0123456789');
const kindOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof StorageFault ? error.kind : error),
  );

test.each([
  ['is full', refusing(507, 'XMinioStorageFull'), 'disk_full'],
  ['has given all that it may', refusing(403, 'QuotaExceeded'), 'disk_full'],
  ['takes nothing of ours', refusing(403, 'AccessDenied'), 'unavailable'],
  ['is not there', refusing(404, 'NoSuchBucket'), 'unavailable'],
  ['has a fault', refusing(500, 'InternalError'), 'unavailable'],
  ['asks to slow down', refusing(503, 'SlowDown'), 'unavailable'],
  ['is another page', page, 'unavailable'],
  ['hangs up', (request) => void request.socket.destroy(), 'unavailable'],
  ['says that it kept what it has not', saying(({ method }) => (method === 'PUT' ? 0 : 4)), 'unavailable'],
] satisfies [string, RequestListener, string][])(
  'a file in a bucket that %s does not count as stored',
  async (_what, answer, kind) => {
    const storage = await openBucketThat(answer);
    const folder = await mkdtemp(join(tmpdir(), 'takhti-from-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    await writeFile(join(folder, 'file'), body);
    expect(await kindOf(storage.put('98/a', body, 'text/plain'))).toBe(kind);
    expect(await kindOf(storage.putFile('98/a', join(folder, 'file'), body.length, 'text/plain'))).toBe(kind);
  },
);

test.each([
  ['gives less of a part than it has', saying(() => 3)],
  ['gives more of a part', saying(() => 100)],
  ['does not say how much it gives', (_request, response) => void response.writeHead(206).write('0123')],
  ['is another page', page],
] satisfies [string, RequestListener][])('a bucket that %s gives no file', async (_what, answer) => {
  const storage = await openBucketThat(answer);
  expect(await kindOf(storage.get('98/a', { first: 2, last: 5 }))).toBe('unavailable');
});

test('slow readers do not block other reads and writes', async () => {
  const storage = await openBucketThat(({ url = '', method }, response) => {
    const isFilm = url.includes('film');
    const bytes = isFilm ? 1_000_000 : body.length;
    response.writeHead(200, { 'content-length': method === 'PUT' ? 0 : bytes, etag: '"x"' });
    // What is not received does not end.
    if (isFilm) response.write('the beginning');
    else response.end(method === 'GET' ? body : undefined);
  });
  // More than a library of the protocol has lines by itself.
  const slow = await Promise.all(Array.from({ length: 60 }, () => storage.get('98/film')));
  onTestFinished(() => {
    for (const each of slow) each?.body.on('error', () => undefined).destroy();
  });
  await storage.put('98/a', body, 'text/plain');
  expect(await text((await storage.get('98/a'))!.body)).toBe(body.toString());
  await expect(storage.look()).resolves.toBeUndefined();
});
