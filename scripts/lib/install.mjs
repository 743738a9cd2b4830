import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cacheFolder, root } from './root.mjs';
import { run } from './run.mjs';
import { giveUp, say, seconds } from './say.mjs';

const lockFile = `${root}/package-lock.json`;
const stampFile = `${cacheFolder}/installed`;

/** Installs exactly what package-lock.json names, unless that is what is in node_modules already. */
export async function installIfNeeded() {
  const lock = readFileSync(lockFile, 'utf8');
  const stamp = createHash('sha256').update(lock).digest('hex');
  if (read(stampFile) === stamp) return;
  if (!isInstalled(JSON.parse(lock))) await install();
  mkdirSync(cacheFolder, { recursive: true });
  writeFileSync(stampFile, stamp);
}

async function install() {
  say('Installing packages (about half a minute, only when they changed) …');
  const started = performance.now();
  // The build needs the development packages too, also where NODE_ENV is production.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--no-progress'];
  const npm = process.env.npm_execpath;
  const { code, output } = npm
    ? await run(process.execPath, [npm, ...args], { quiet: true })
    : await run('npm', args, { quiet: true });
  if (code !== 0)
    giveUp(`${withoutUsage(output)}\n\nThe packages could not be installed; npm's own words are above.`);
  say(`  packages installed in ${seconds(performance.now() - started)}`);
}

/** npm prints the manual of its command after a complaint; the complaint is what helps. */
function withoutUsage(output) {
  return output.split(/\n.*\n.*Clean install a project/)[0].trim();
}

/** Whether somebody's own `npm ci` has already put in place what the lock names. */
function isInstalled(lock) {
  const text = read(`${root}/node_modules/.package-lock.json`);
  if (!text) return false;
  const wanted = Object.entries(lock.packages).filter(([path]) => path.startsWith('node_modules/'));
  const present = JSON.parse(text).packages;
  const complete = wanted.every(
    ([path, { version, optional }]) => (optional && !present[path]) || present[path]?.version === version,
  );
  return complete && Object.keys(present).every((path) => lock.packages[path]);
}

function read(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
