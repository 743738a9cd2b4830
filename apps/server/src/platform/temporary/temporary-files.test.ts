import { readdirSync } from 'node:fs';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTemporaryFiles } from './temporary-files.ts';
import { TooManyBytes, writeIncoming } from './write-incoming.ts';

const goesOn = new AbortController().signal;
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'takhti-temporary-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function leaveBehind(name: string, hours: number): Promise<void> {
  await writeFile(join(folder, name), 'half a file');
  const then = new Date(Date.now() - hours * 3_600_000);
  await utimes(join(folder, name), then, then);
}

test('files of a killed server are deleted at the next start', async () => {
  await leaveBehind('just-now', 0);
  await openTemporaryFiles(folder, true);
  expect(await readdir(folder)).toEqual([]);
});

test('another server that shares the folder keeps what it is working on', async () => {
  await leaveBehind('just-now', 0);
  await leaveBehind('yesterday', 24);
  await openTemporaryFiles(folder, false);
  expect(await readdir(folder)).toEqual(['just-now']);
});

test('the sweep takes what is old, and nothing else', async () => {
  const files = await openTemporaryFiles(folder, true);
  await leaveBehind('just-now', 0);
  await leaveBehind('yesterday', 24);
  await files.sweep();
  expect(await readdir(folder)).toEqual(['just-now']);
});

test('a stream is written as far as its limit, and refused beyond', async () => {
  const files = await openTemporaryFiles(folder, true);
  const chunks = (): Readable => Readable.from([Buffer.alloc(10), Buffer.alloc(10)]);
  expect(await writeIncoming(chunks(), files.make().path, 20, goesOn)).toBe(20);
  const refused = files.make();
  await expect(writeIncoming(chunks(), refused.path, 19, goesOn)).rejects.toThrow(TooManyBytes);
  await refused.remove();
  expect(await readdir(folder)).toHaveLength(1);
});

test('a file whose coming breaks off is made by then, so that removing it is the last that happens to it', async () => {
  const files = await openTemporaryFiles(folder, true);
  const lost = new AbortController();
  const file = files.make();
  const written = writeIncoming(new PassThrough(), file.path, 20, lost.signal);
  lost.abort();
  await expect(written).rejects.toThrow('aborted');
  expect(readdirSync(folder)).toHaveLength(1);
  await file.remove();
  expect(await readdir(folder)).toEqual([]);
});
