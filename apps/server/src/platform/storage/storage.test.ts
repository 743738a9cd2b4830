import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
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

const file_key = randomBytes(32);

async function openFolder(own_key?: Buffer): Promise<Opened> {
  const data_dir = await mkdtemp(join(tmpdir(), 'takhti-storage-'));
  return {
    storage: openStorage({ data_dir, file_key: own_key }),
    close: () => rm(data_dir, { recursive: true }),
  };
}

async function openBucket(own_key?: Buffer): Promise<Opened> {
  const { settings, close } = await startBucket();
  return { storage: openStorage({ data_dir: 'unused', s3: settings, file_key: own_key }), close };
}

describe.each([
  ['a local folder', () => openFolder()],
  ['an S3-compatible storage that is not ours', () => openBucket()],
  ['C-1107 C-1108 a local folder, encrypted', () => openFolder(file_key)],
  ['C-1107 C-1108 an S3-compatible storage, encrypted', () => openBucket(file_key)],
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

  test('gives every part of a file that was put from the disk, wherever it begins and ends', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'takhti-from-'));
    const bytes = Buffer.from(new Uint8Array(4_097).map((_, index) => index % 251));
    await writeFile(join(folder, 'file'), bytes);
    await opened.storage.putFile('98/whole', join(folder, 'file'), bytes.length, 'video/mp4');
    expect(await readdir(folder)).toEqual(['file']);
    await rm(folder, { recursive: true });
    const whole = await opened.storage.get('98/whole');
    expect(whole?.bytes).toBe(bytes.length);
    expect((await buffer(whole!.body)).equals(bytes)).toBe(true);
    // The server of the tests gives all of a file of which the first byte alone is asked for.
    const places = [0, 1, 15, 16, 17, 31, 32, 33, 2_000, 4_095, 4_096];
    for (const first of places)
      for (const last of places.filter((each) => each >= Math.max(first, 1))) {
        const part = await opened.storage.get('98/whole', { first, last });
        expect((await buffer(part!.body)).equals(bytes.subarray(first, last + 1)), `${first}-${last}`).toBe(
          true,
        );
      }
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

test('C-1107 C-1108 what is encrypted says nothing where it lies, and what was there before a key stays readable', async () => {
  const data_dir = await mkdtemp(join(tmpdir(), 'takhti-storage-'));
  const words = Buffer.from('what a class wrote about its village '.repeat(20));
  await openStorage({ data_dir }).put('98/before', words, 'text/plain');
  const storage = openStorage({ data_dir, file_key });
  await storage.put('98/a', words, 'text/plain');
  await storage.put('98/b', words, 'text/plain');
  const [a, b] = await Promise.all(['a', 'b'].map((name) => readFile(join(data_dir, 'files/98', name))));
  expect(a?.includes('village')).toBe(false);
  // The same words never look the same.
  expect(a?.subarray(-64).equals(b?.subarray(-64) ?? Buffer.alloc(0))).toBe(false);
  expect(await text((await storage.get('98/before'))!.body)).toBe(words.toString());
  expect(await text((await storage.get('98/before', { first: 5, last: 11 }))!.body)).toBe('a class');
  const wrong = openStorage({ data_dir, file_key: randomBytes(32) });
  expect(await text((await wrong.get('98/a'))!.body)).not.toContain('village');
  expect(await text((await openStorage({ data_dir }).get('98/a'))!.body)).not.toContain('village');
  await rm(data_dir, { recursive: true });
});
