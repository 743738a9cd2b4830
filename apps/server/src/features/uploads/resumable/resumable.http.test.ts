import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { finishUpload, readStorage } from '@takhti/contract';
import { limits } from '@takhti/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStorage } from '../../../platform/storage/index.ts';
import { startBucket, type TestBucket } from '../../../platform/storage/testing/bucket.ts';
import { makeTestApp, type TestApp, type TestPerson } from '../../../testing/index.ts';

const pieces = '/api/storage/pieces';
const version = { 'tus-resumable': '1.0.0' };
const octets = { 'content-type': 'application/offset+octet-stream' };

/** A film of so many bytes, by its boxes; what is in them is not read. */
function film(bytes: number): Buffer {
  const box = (name: string, body: Buffer): Buffer => {
    const head = Buffer.alloc(8);
    head.writeUInt32BE(body.length + 8, 0);
    head.write(name, 4, 'latin1');
    return Buffer.concat([head, body]);
  };
  const front = [box('ftyp', Buffer.from('isom')), box('moov', Buffer.alloc(16))];
  const rest = bytes - 8 - front[0]!.length - front[1]!.length;
  const body = Buffer.alloc(rest, 'a film that is long enough to break off in the middle ');
  return Buffer.concat([...front, box('mdat', body)]);
}

let bucket: TestBucket;
beforeAll(async () => {
  bucket = await startBucket();
});
afterAll(() => bucket.close());

describe.each(['folder', 's3rver'] as const)('a file that comes in pieces, kept in the %s', (where) => {
  let app: TestApp;
  let author: TestPerson;
  let other: TestPerson;
  let admin: TestPerson;
  let container_id: string;
  let address: string;
  beforeAll(async () => {
    const others = where === 'folder' ? {} : { storage: openStorage({ data_dir: '', s3: bucket.settings }) };
    app = await makeTestApp(
      { storage: { quota_bytes: 20 * 1024 * 1024, unused_days: 30 } },
      undefined,
      others,
    );
    author = await app.make.person();
    other = await app.make.person({ institution_id: author.institution_id });
    admin = await app.make.person({ institution_id: author.institution_id, roles: ['admin'] });
    ({ container_id } = await app.make.container({ author, content_type: 'video' }));
    await app.app.listen({ port: 0, host: '127.0.0.1' });
    address = `http://127.0.0.1:${(app.app.server.address() as AddressInfo).port}`;
  });
  afterAll(() => app.close());

  const as = (who: TestPerson) => ({
    ...version,
    authorization: `Bearer ${who.session_id}`,
  });
  const send = (method: string, url: string, headers: Record<string, string>, body?: Buffer) =>
    fetch(new URL(url, address), { method, headers, ...(body && { body: new Uint8Array(body) }) });
  const begin = (bytes: number, file_name = 'Film.mp4', who = author, id = container_id) =>
    send('POST', pieces, {
      ...as(who),
      'upload-length': String(bytes),
      'upload-metadata': `filename ${btoa(file_name)},container_id ${btoa(id)}`,
    });
  const begun = async (bytes: number): Promise<string> => {
    const answer = await begin(bytes);
    expect(answer.status).toBe(201);
    return answer.headers.get('location') ?? '';
  };
  const offset = async (url: string, who = author): Promise<number | null> => {
    const answer = await send('HEAD', url, as(who));
    return answer.status === 200 ? Number(answer.headers.get('upload-offset')) : null;
  };
  const add = (url: string, at: number, body: Buffer, who = author) =>
    send('PATCH', url, { ...as(who), ...octets, 'upload-offset': String(at) }, body);
  const finish = (url: string) => ({ container_id, half_id: url.split('/').at(-1) ?? '' });
  const halves = () => app.services.halves.list(`${author.user_id}.`);

  /** Sends a part of what it said it would, and is gone. */
  async function breakOff(url: string, at: number, said: number, sent: Buffer): Promise<void> {
    const request = httpRequest(new URL(url, address), {
      method: 'PATCH',
      headers: { ...as(author), ...octets, 'upload-offset': at, 'content-length': said },
    });
    request.on('error', () => {});
    request.write(sent);
    await expect.poll(() => offset(url), { timeout: 10_000 }).toBeGreaterThan(at);
    request.destroy();
  }

  test('broken off in the middle, it goes on where it was and is stored whole', async () => {
    const body = film(3 * 1024 * 1024);
    const url = await begun(body.length);
    const half = Math.trunc(body.length / 2);
    await breakOff(url, 0, body.length, body.subarray(0, half));
    await expect.poll(() => offset(url), { timeout: 10_000 }).toBe(half);
    // Not as long as a part is missing.
    expect((await app.as(author).refused(finishUpload, finish(url))).problem).toBe('uploads.not_whole');
    const answer = await add(url, half, body.subarray(half));
    expect([answer.status, answer.headers.get('upload-offset')]).toEqual([204, String(body.length)]);
    const stored = await app.as(author).ok(finishUpload, finish(url));
    expect(stored).toMatchObject({ file_name: 'film.mp4', bytes: body.length });
    const served = await app.app.inject({ method: 'GET', url: stored.url });
    expect(served.rawPayload.equals(body)).toBe(true);
    expect(await halves()).toEqual([]);
    // The answer may have got lost: who asks again gets the same file, and nobody another one of it.
    const { upload_id } = await app.as(author).ok(finishUpload, finish(url));
    expect(upload_id).toBe(stored.upload_id);
    const elsewhere = await app.make.container({ author, content_type: 'video' });
    const again = { ...finish(url), container_id: elsewhere.container_id };
    expect((await app.as(author).refused(finishUpload, again)).problem).toBe('uploads.not_whole');
  });

  test('asking again while it is being stored gets the same file, and one is kept', async () => {
    const body = film(1000);
    const url = await begun(body.length);
    await add(url, 0, body);
    const asked = Array.from({ length: 6 }, async () => app.as(author).call(finishUpload, finish(url)));
    const others = [app.as(other).call(finishUpload, finish(url))];
    const answers = await Promise.all(asked);
    expect(answers.map(({ error_code }) => error_code)).toEqual([0, 0, 0, 0, 0, 0]);
    expect(new Set(answers.map(({ data }) => (data as { upload_id: string }).upload_id)).size).toBe(1);
    for (const answer of await Promise.all(others)) expect(answer.error_code).toBeLessThan(0);
    expect(await halves()).toEqual([]);
  });

  test('others can neither continue, read, delete nor use it', async () => {
    const url = await begun(100);
    expect(await offset(url, other)).toBeNull();
    expect((await add(url, 0, Buffer.alloc(50), other)).status).toBe(404);
    expect((await send('DELETE', url, as(other))).status).toBe(404);
    expect(
      (await send('PATCH', url, { ...version, ...octets, 'upload-offset': '0' }, Buffer.alloc(5))).status,
    ).toBe(401);
    // Nor under another method's name.
    const hidden = { ...as(other), ...octets, 'upload-offset': '0', 'x-http-method-override': 'PATCH' };
    await send('POST', url, hidden, Buffer.alloc(50));
    // Nor behind an address of one's own.
    const half_id = url.split('/').at(-1) ?? '';
    const theirs = `${url.replace(half_id, `${other.user_id}.${half_id.split('.').at(-1)}`)}?of=/${half_id}`;
    expect((await add(theirs, 0, Buffer.alloc(50), other)).status).toBe(404);
    expect((await send('DELETE', theirs, as(other))).status).toBe(404);
    const own = await app.make.container({ author: other, content_type: 'video' });
    const taken = { ...finish(url), container_id: own.container_id };
    expect((await app.as(other).refused(finishUpload, taken)).problem).toBe('uploads.not_whole');
    expect(await offset(url)).toBe(0);
    expect((await send('DELETE', url, as(author))).status).toBe(204);
    expect(await halves()).toEqual([]);
  });

  test('a forbidden file is refused before its first byte', async () => {
    const body = async (answer: Promise<Response>) => {
      const { status } = await answer;
      const { data } = (await (await answer).json()) as { data: { problem: string } };
      return [status, data.problem];
    };
    expect(await body(begin(limits.file.video + 1))).toEqual([400, 'uploads.video_too_large']);
    expect(await body(begin(9, 'film.exe'))).toEqual([400, 'uploads.type_not_allowed']);
    expect(await body(begin(21 * 1024 * 1024))).toEqual([400, 'uploads.no_room']);
    expect(await body(begin(9, 'film.mp4', author, 'no id'))).toEqual([400, 'request.invalid']);
    expect((await body(begin(9, 'film.mp4', other)))[0]).toBe(400);
    expect(await halves()).toEqual([]);
  });

  test('more than it said is refused, and what it is says its content', async () => {
    const url = await begun(100);
    expect((await add(url, 0, Buffer.alloc(101))).status).toBe(413);
    expect((await add(url, 50, Buffer.alloc(50))).status).toBe(409);
    expect((await add(url, 0, Buffer.alloc(100, 'no film'))).status).toBe(204);
    expect((await app.as(author).refused(finishUpload, finish(url))).problem).toBe('uploads.wrong_content');
    expect(await halves()).toEqual([]);
  });

  test('it takes its room while it comes, and gives it back when it is forgotten', async () => {
    const most = 19 * 1024 * 1024;
    // A file is kept by now.
    const url = await begun(most - 3 * 1024 * 1024);
    expect((await begin(5 * 1024 * 1024)).status).toBe(400);
    await send('DELETE', url, as(author));
    await send('DELETE', await begun(5 * 1024 * 1024), as(author));
    expect(await halves()).toEqual([]);
  });

  test('beyond the limit the oldest upload of a person is deleted', async () => {
    const first = await begun(10);
    for (let count = 0; count < limits.upload_pieces.files; count += 1) await begun(10);
    expect(await halves()).toHaveLength(limits.upload_pieces.files);
    expect(await offset(first)).toBeNull();
  });

  test('no more than the limit stay of many that begin at the same moment, on the disk and of the room', async () => {
    const taken = async () => (await app.as(admin).ok(readStorage, {})).bytes;
    for (const half_id of await halves()) await send('DELETE', `${pieces}/${half_id}`, as(author));
    const before = await taken();
    const answers = await Promise.all(Array.from({ length: 40 }, () => begin(1000)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(await halves()).toHaveLength(limits.upload_pieces.files);
    expect((await taken()) - before).toBe(1000 * limits.upload_pieces.files);
    const urls = answers.map((answer) => answer.headers.get('location') ?? '');
    const added = await Promise.all(urls.map((url) => add(url, 0, Buffer.alloc(10))));
    const grown = added.filter(({ status }) => status === 204);
    expect(grown).toHaveLength(limits.upload_pieces.files);
  });

  test('one whose room went to others, as at another server, grows no more and is deleted', async () => {
    const url = await begun(1000);
    const storage_key = `${author.institution_id}/half-${finish(url).half_id}`;
    await app.db.inTransaction((tx) =>
      tx.deleteFrom('pending_files').where('storage_key', '=', storage_key).execute(),
    );
    expect((await add(url, 0, Buffer.alloc(10))).status).toBe(404);
    expect(await offset(url)).toBeNull();
    expect(
      (await send('PATCH', `${url}%00`, { ...as(author), ...octets, 'upload-offset': '0' })).status,
    ).toBe(404);
  });
});
