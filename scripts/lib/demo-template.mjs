import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { fingerprint, listFiles } from './files.mjs';
import { findNode } from './node.mjs';
import { cacheFolder, root } from './root.mjs';
import { run } from './run.mjs';

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
  const program = 'apps/server/src/testing/fill-demo.ts';
  const { code, output } = await run(findNode(), [program, unfinished], { quiet: true });
  if (code !== 0) throw new Error(`the demo could not be filled in: ${output.trim()}`);
  renameSync(unfinished, made);
  return made;
}
