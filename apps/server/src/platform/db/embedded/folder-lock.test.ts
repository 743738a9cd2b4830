import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DatabaseUnavailable } from '../connection/database-unavailable.ts';
import { lockFolder } from './folder-lock.ts';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'takhti-lock-'));
  file = path.join(folder, 'database.lock');
});
afterEach(() => rm(folder, { recursive: true }));

/** A process that holds the lock until it is ended. */
async function startHolder() {
  const module = JSON.stringify(new URL('./folder-lock.ts', import.meta.url).href);
  const script = `
    const { lockFolder } = await import(${module});
    lockFolder(${JSON.stringify(file)}, 'x');
    console.log('locked');
    setInterval(() => {}, 1000);`;
  const holder = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(holder.stdout, 'data');
  return holder;
}

test('a second opener is refused with one sentence that names the folder', () => {
  const unlock = lockFolder(file, '/srv/takhti');
  expect(() => lockFolder(file, '/srv/takhti')).toThrow(DatabaseUnavailable);
  expect(() => lockFolder(file, '/srv/takhti')).toThrow(
    'The data folder /srv/takhti is in use by another Takhti',
  );
  unlock();
});

test('a folder that was given back can be taken again', () => {
  lockFolder(file, folder)();
  const unlock = lockFolder(file, folder);
  expect(() => lockFolder(file, folder)).toThrow(DatabaseUnavailable);
  unlock();
});

test(
  'another process is refused too, and a kill -9 of the holder frees the folder',
  { timeout: 60_000 },
  async () => {
    const holder = await startHolder();
    expect(() => lockFolder(file, folder)).toThrow(DatabaseUnavailable);
    const gone = once(holder, 'exit');
    holder.kill('SIGKILL');
    await gone;
    expect(() => lockFolder(file, folder)()).not.toThrow();
  },
);
