import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter } from 'node:path';
import { root } from './root.mjs';
import { giveUp } from './say.mjs';

const OLDEST_FOR_SCRIPTS = [20, 19];
const OLDEST_FOR_SERVER = 24;

/** Ends with one sentence when this Node is too old even to install the packages. */
export function checkThisNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const [oldestMajor, oldestMinor] = OLDEST_FOR_SCRIPTS;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  giveUp(
    `Takhti needs Node ${OLDEST_FOR_SCRIPTS.join('.')} or newer, and this is ${process.version}. Please install a newer Node and start again.`,
  );
}

/**
 * The Node that runs the product: the one that comes as a package, so that everyone runs the same;
 * where there is none for this machine, the present one if it is new enough.
 */
export function findNode() {
  const packaged = `${root}/node_modules/.bin/node`;
  if (existsSync(packaged) && spawnSync(packaged, ['--version']).status === 0) return packaged;
  if (Number(process.versions.node.split('.')[0]) >= OLDEST_FOR_SERVER) return process.execPath;
  return giveUp(
    `Takhti's server runs on Node ${OLDEST_FOR_SERVER} or newer. No packaged one fits this machine (${process.platform} ${process.arch}), and the present one is ${process.version}: please install Node ${OLDEST_FOR_SERVER} and start again.`,
  );
}

/**
 * What the server is started with besides its settings, so that its memory comes back. Each thread (of pictures, of passwords) would
 * leave a heap of its own behind: two are enough for all of them. What is large is asked of the system and given back to it, not kept
 * between what is small; with these two set, the C library no longer raises them by itself. Young objects of V8 get 48 MB at most,
 * not 192. Old ones get 512 MB, as on a machine of one gigabyte: on a larger one V8 would keep memory that nobody needs, some 200 MB of it.
 */
export const serverEnvironment = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '262144',
  MALLOC_TRIM_THRESHOLD_: '1048576',
  NODE_OPTIONS: '--max-semi-space-size=16 --max-old-space-size=512',
};

/** The environment in which the packages' programs find each other and that Node; no colours in a log file. */
export function programEnvironment(more = {}) {
  const { FORCE_COLOR, ...inherited } = process.env;
  const colours = process.stdout.isTTY ? { ...(FORCE_COLOR && { FORCE_COLOR }) } : { NO_COLOR: '1' };
  const path = `${root}/node_modules/.bin${delimiter}${inherited.PATH ?? ''}`;
  return { ...inherited, ...colours, PATH: path, ...more };
}
