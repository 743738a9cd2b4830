import { mkdtemp, readdir, readFile, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openHalfFiles, type HalfFiles } from './half-files.ts';

const [owner, other] = ['0190a1b2-0000-7000-8000-000000000001', '0190a1b2-0000-7000-8000-000000000002'];
const id = `${owner}.0190a1b2-0000-7000-8000-00000000000a`;
const about = { file_name: 'a.mp4' };
let folder: string;
let halves: HalfFiles;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'takhti-halves-'));
  halves = await openHalfFiles(folder);
});
afterEach(() => rm(folder, { recursive: true }));

async function* broken(): AsyncGenerator<Buffer> {
  yield Buffer.from('two');
  await new Promise((resolve) => setTimeout(resolve, 50));
  throw new Error('the connection broke');
}

test('the part before the connection broke is kept, and the rest is added to it', async () => {
  await halves.begin(id, { size: 11, about });
  expect(await halves.append(id, 0, Readable.from([Buffer.from('one ')]))).toBe(4);
  await expect(halves.append(id, 4, Readable.from(broken()))).rejects.toThrow('the connection broke');
  expect(await halves.find(id)).toMatchObject({ bytes: 7, size: 11, about });
  await halves.append(id, 7, Readable.from([Buffer.from(' 3')]));
  expect(await readFile(join(folder, id), 'utf8')).toBe('one two 3');
});

test('a removed or unknown file is not found', async () => {
  await halves.begin(id, { size: 1, about });
  await halves.remove(id);
  expect(await halves.find(id)).toBeNull();
  expect(await halves.find('../../etc/passwd')).toBeNull();
  await expect(halves.begin('../a', { size: 1, about })).rejects.toThrow('no name');
  expect(await readdir(folder)).toEqual([]);
});

test('a list has those of one owner', async () => {
  await halves.begin(id, { size: 1, about });
  await halves.begin(id.replace(owner, other), { size: 1, about });
  expect(await halves.list(`${owner}.`)).toEqual([id]);
});

test('one of which nothing has come for a day is swept away, a newer one is not', async () => {
  const left = id.replace(owner, other);
  for (const each of [id, left]) await halves.begin(each, { size: 1, about });
  const then = new Date(Date.now() - 25 * 3_600_000);
  await utimes(join(folder, left), then, then);
  await halves.sweep();
  expect((await readdir(folder)).toSorted()).toEqual([id, `${id}.json`]);
});
