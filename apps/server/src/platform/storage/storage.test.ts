import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStorage, type Storage } from './index.ts';
import { startBucket, type TestBucket } from './testing/bucket.ts';

interface Opened {
  storage: Storage;
  close: () => Promise<void>;
}

async function openFolder(): Promise<Opened> {
  const data_dir = await mkdtemp(join(tmpdir(), 'takhti-storage-'));
  return { storage: openStorage({ data_dir }), close: () => rm(data_dir, { recursive: true }) };
}

async function openBucket(): Promise<Opened> {
  const { settings, close } = await startBucket();
  return { storage: openStorage({ data_dir: 'unused', s3: settings }), close };
}

describe.each([
  ['a local folder', openFolder],
  ['an S3-compatible storage that is not ours', openBucket],
])('%s', (_name, open) => {
  let opened: Opened;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.close());

  const read = async (key: string): Promise<string | null> => {
    const found = await opened.storage.get(key);
    return found === null ? null : text(found.body);
  };

  test('gives back what was put, with its size', async () => {
    const bytes = new Uint8Array(200_000).map((_, index) => index % 251);
    await opened.storage.put('98/a.webp', bytes, 'image/webp');
    const found = await opened.storage.get('98/a.webp');
    expect(found?.bytes).toBe(bytes.length);
    expect(Buffer.compare(await buffer(found!.body), Buffer.from(bytes))).toBe(0);
  });

  test('gives a part of a file, with the size of the part', async () => {
    await opened.storage.put('98/part', Buffer.from('0123456789'), 'text/plain');
    const found = await opened.storage.get('98/part', { first: 3, last: 6 });
    expect([found?.bytes, await text(found!.body)]).toEqual([4, '3456']);
  });

  test('an empty file, and many at once, come back as they were put', async () => {
    await opened.storage.put('98/empty', Buffer.alloc(0), 'text/plain');
    expect(await read('98/empty')).toBe('');
    const keys = Array.from({ length: 20 }, (_, at) => `98/many/${at}`);
    await Promise.all(keys.map((key) => opened.storage.put(key, Buffer.from(key), 'text/plain')));
    expect(await Promise.all(keys.map(read))).toEqual(keys);
  });

  test('a second put of a key replaces the file', async () => {
    await opened.storage.put('98/b', Buffer.from('old and longer'), 'text/plain');
    await opened.storage.put('98/b', Buffer.from('new'), 'text/plain');
    expect(await read('98/b')).toBe('new');
  });

  test('a removed file is gone, and removing it again is no error', async () => {
    await opened.storage.put('98/c', Buffer.from('c'), 'text/plain');
    await opened.storage.remove('98/c');
    expect(await read('98/c')).toBeNull();
    await expect(opened.storage.remove('98/c')).resolves.toBeUndefined();
  });

  test('answers whether it is there', async () => {
    await expect(opened.storage.look()).resolves.toBeUndefined();
  });

  test('the beginning of a key is no key of a file', async () => {
    await opened.storage.put('99/d', Buffer.from('d'), 'text/plain');
    expect(await read('99')).toBeNull();
  });

  test.each([
    '',
    '/etc/passwd',
    '../x',
    'a/../../x',
    'a//b',
    '.hidden',
    'a/.b',
    'a\\b',
    'a b',
    'a\0b',
    'x'.repeat(513),
  ])('%j is no key', async (key) => {
    await expect(opened.storage.put(key, Buffer.from('x'), 'text/plain')).rejects.toThrow('no key');
    await expect(opened.storage.get(key)).rejects.toThrow('no key');
    await expect(opened.storage.remove(key)).rejects.toThrow('no key');
  });
});

describe('a bucket that cannot be used is a fault, not a missing file', () => {
  let bucket: TestBucket;
  beforeAll(async () => {
    bucket = await startBucket();
  });
  afterAll(() => bucket.close());

  test.each([
    ['another secret', { secret_access_key: 'guessed' }],
    ['another key', { access_key_id: 'NOBODY' }],
    ['another bucket', { bucket: 'of-nobody' }],
  ])('%s', async (_what, wrong) => {
    const storage = openStorage({ data_dir: 'unused', s3: { ...bucket.settings, ...wrong } });
    await expect(storage.get('98/a')).rejects.toThrow(/./);
    await expect(storage.look()).rejects.toThrow(/./);
    await expect(storage.put('98/a', Buffer.from('a'), 'text/plain')).rejects.toThrow(/./);
  });
});

test('a local folder leaves no unfinished file behind when a write fails', async () => {
  const data_dir = await mkdtemp(join(tmpdir(), 'takhti-storage-'));
  const storage = openStorage({ data_dir });
  await storage.put('98/a', Buffer.from('a'), 'text/plain');
  // A folder of that name stands in the way of the rename.
  await storage.put('98/in-the-way/a', Buffer.from('a'), 'text/plain');
  await expect(storage.put('98/in-the-way', Buffer.from('a'), 'text/plain')).rejects.toThrow(
    /EISDIR|ENOTEMPTY|EEXIST/,
  );
  expect(await readdir(join(data_dir, 'files'))).toEqual(['98']);
  await rm(data_dir, { recursive: true });
});

test('a local folder keeps its files from other users of the machine', async () => {
  const data_dir = await mkdtemp(join(tmpdir(), 'takhti-storage-'));
  await openStorage({ data_dir }).put('98/a', Buffer.from('a'), 'text/plain');
  expect((await stat(join(data_dir, 'files/98/a'))).mode & 0o077).toBe(0);
  await rm(data_dir, { recursive: true });
});

test('a folder that is a file is reported, not taken for a missing one', async () => {
  const data_dir = await mkdtemp(join(tmpdir(), 'takhti-storage-'));
  await writeFile(join(data_dir, 'files'), '');
  const storage = openStorage({ data_dir });
  await expect(storage.get('98/a')).rejects.toThrow('ENOTDIR');
  await rm(data_dir, { recursive: true });
});
