import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DatabaseUnavailable } from '../connection/database-unavailable.ts';
import { ENGINE_MAJOR, foldersIn, prepareFolder } from './data-folder.ts';

let data_dir: string;
beforeEach(async () => {
  data_dir = await mkdtemp(path.join(tmpdir(), 'takhti-folder-'));
});
afterEach(() => rm(data_dir, { recursive: true }));

async function makeDatabase(folder: string, version = ENGINE_MAJOR): Promise<void> {
  await mkdir(path.join(folder, 'base'), { recursive: true });
  await writeFile(path.join(folder, 'PG_VERSION'), `${version}\n`);
}

test('a database appears under its name only when it is whole', async () => {
  const { data } = foldersIn(data_dir);
  const interrupted = prepareFolder(data_dir, async (folder) => {
    await makeDatabase(folder);
    throw new Error('power cut');
  });
  await expect(interrupted).rejects.toThrow('power cut');
  expect(existsSync(data)).toBe(false);

  await prepareFolder(data_dir, async (folder) => {
    expect(await readdir(folder)).toEqual([]);
    await makeDatabase(folder);
  });
  expect(await readdir(data_dir)).toEqual(['database']);
  expect(await readFile(path.join(data, 'PG_VERSION'), 'utf8')).toBe(`${ENGINE_MAJOR}\n`);
});

test('a database that is there is left as it is', async () => {
  await makeDatabase(foldersIn(data_dir).data);
  const initialise = vi.fn<(folder: string) => Promise<void>>();
  await prepareFolder(data_dir, initialise);
  expect(initialise).not.toHaveBeenCalled();
});

test.skipIf(process.platform === 'win32')('nobody else on the machine may look into a database', async () => {
  const { data } = foldersIn(data_dir);
  await prepareFolder(data_dir, makeDatabase);
  expect((await stat(data)).mode & 0o077).toBe(0);
  await chmod(data, 0o755);
  await prepareFolder(data_dir, makeDatabase);
  expect((await stat(data)).mode & 0o077).toBe(0);
});

test('a folder of another major version is refused with the sentence that says what to do', async () => {
  await makeDatabase(foldersIn(data_dir).data, '17');
  const opening = prepareFolder(data_dir, () => Promise.resolve());
  await expect(opening).rejects.toThrow(DatabaseUnavailable);
  await expect(prepareFolder(data_dir, () => Promise.resolve())).rejects.toThrow(
    /was written by PostgreSQL 17.*db:backup.*with the version of Takhti that wrote it.*db:restore/,
  );
});

test('a folder that holds something else is refused', async () => {
  await mkdir(foldersIn(data_dir).data);
  await expect(prepareFolder(data_dir, () => Promise.resolve())).rejects.toThrow(
    'holds no database of Takhti',
  );
});
