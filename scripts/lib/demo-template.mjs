import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { fingerprint, listFiles } from './files.mjs';
import { findNode } from './node.mjs';
import { freePort } from './postgres.mjs';
import { cacheFolder, root } from './root.mjs';

const STARTS_WITHIN = 120_000;
const folder = `${cacheFolder}/demo`;

/**
 * A data folder as a first start of the product leaves it, migrated and with the demo institutions; made once for the sources that
 * fill it in, and once a day, as what it holds is dated. Gives its path.
 */
export async function demoTemplate() {
  const sources = [
    `${root}/package-lock.json`,
    ...listFiles(`${root}/packages`),
    ...listFiles(`${root}/apps/server`),
  ];
  const day = new Date().toISOString().slice(0, 10);
  const made = `${folder}/${day}-${fingerprint(sources.filter((file) => !file.includes('.test.')))}`;
  if (existsSync(made)) return made;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const unfinished = `${made}.unfinished`;
  await startOnce(unfinished);
  renameSync(unfinished, made);
  return made;
}

async function startOnce(dataFolder) {
  const port = await freePort();
  const server = spawn(findNode(), ['apps/server/src/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataFolder,
      NODE_ENV: 'test',
    },
  });
  const kill = () => server.kill('SIGKILL');
  process.once('exit', kill);
  const deadline = performance.now() + STARTS_WITHIN;
  while (!(await isHealthy(port))) {
    if (server.exitCode !== null || performance.now() > deadline)
      throw new Error('the server that fills in the demo did not start');
    await wait(100);
  }
  server.kill('SIGTERM');
  await once(server, 'exit');
  process.off('exit', kill);
}

async function isHealthy(port) {
  const answer = await fetch(`http://127.0.0.1:${port}/health`).catch(() => null);
  return answer?.ok === true;
}
