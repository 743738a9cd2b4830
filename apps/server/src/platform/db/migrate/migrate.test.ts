import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrationsFolder, readMigrations } from './migrate.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'takhti-migrations-'));
});
afterEach(() => rm(folder, { recursive: true }));
const write = (name: string, text: string): Promise<void> => writeFile(path.join(folder, name), text);

test('migrations are read in the order of their numbers', async () => {
  await write('0010_ten.sql', 'select 10');
  await write('0002_two.sql', 'select 2');
  const read = await readMigrations(folder);
  expect(read.map(({ name, text }) => [name, text])).toEqual([
    ['0002_two.sql', 'select 2'],
    ['0010_ten.sql', 'select 10'],
  ]);
});

test('line ends that a checkout turned do not count as a change', async () => {
  await write('0001_a.sql', 'select 1;\nselect 2;\n');
  const [unix] = await readMigrations(folder);
  await write('0001_a.sql', 'select 1;\r\nselect 2;\r\n');
  const [windows] = await readMigrations(folder);
  expect(windows).toEqual(unix);
});

test.each(['1_short.sql', '0001-dash.sql', '0001_upper.SQL', 'notes.md'])(
  '%s is refused as a name',
  async (name) => {
    await write(name, '');
    await expect(readMigrations(folder)).rejects.toThrow('no name for a migration');
  },
);

test('two migrations with one number are refused', async () => {
  await write('0001_a.sql', '');
  await write('0001_b.sql', '');
  await expect(readMigrations(folder)).rejects.toThrow('0001_b.sql');
});

test('the migrations of this version can be read', async () => {
  expect((await readMigrations(migrationsFolder)).length).toBeGreaterThan(0);
});
