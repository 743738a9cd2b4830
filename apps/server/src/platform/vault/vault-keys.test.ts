import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CannotRun } from '../condition/cannot-run.ts';
import { openVault } from './vault-keys.ts';

let data_dir: string;
beforeEach(async () => {
  data_dir = await mkdtemp(path.join(tmpdir(), 'takhti-vault-'));
});
afterEach(() => rm(data_dir, { recursive: true }));

const place = 'installation/file_signing_secret';
const open = (secret_key?: Buffer, secret_key_old?: Buffer) =>
  openVault({ data_dir, secret_key, secret_key_old });
const keyFile = () => path.join(data_dir, 'secret.key');

test('without a key of the settings one is made once, in a file that its owner alone reads', async () => {
  const kept = (await open()).encrypt(place, 'signs');
  expect((await stat(keyFile())).mode & 0o777).toBe(0o600);
  expect((await open()).decrypt(place, kept)).toBe('signs');
  expect(await readdir(data_dir)).toEqual(['secret.key']);
});

test('servers that start at once in one folder have the same key', async () => {
  const [first, ...others] = await Promise.all([open(), open(), open(), open()]);
  const kept = first.encrypt(place, 'signs');
  expect(others.map((vault) => vault.decrypt(place, kept))).toEqual(['signs', 'signs', 'signs']);
});

test('a key of the settings makes no file; one that was there is a former key', async () => {
  const key = Buffer.alloc(32, 1);
  await open(key);
  expect(await readdir(data_dir)).toEqual([]);
  const kept = (await open()).encrypt(place, 'signs');
  const settled = await open(key);
  expect(settled.decrypt(place, kept)).toBe('signs');
  const renewed = settled.renew(place, kept) ?? '';
  await rm(keyFile());
  expect((await open(key)).decrypt(place, renewed)).toBe('signs');
});

test('the former key of the settings is read beside the present one', async () => {
  const [old, now] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
  const kept = (await open(old)).encrypt(place, 'signs');
  expect((await open(now)).decrypt(place, kept)).toBeNull();
  expect((await open(now, old)).decrypt(place, kept)).toBe('signs');
});

test('a file that holds no key is said so, and is not written over', async () => {
  await writeFile(keyFile(), 'half of a k');
  await expect(open()).rejects.toThrow(CannotRun);
  await expect(open()).rejects.toThrow(/secret\.key holds no key/);
  expect(await readFile(keyFile(), 'utf8')).toBe('half of a k');
});
