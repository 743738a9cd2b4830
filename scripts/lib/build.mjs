import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { precompress } from '../precompress.mjs';
import { fingerprint, listFiles } from './files.mjs';
import { programEnvironment } from './node.mjs';
import { root } from './root.mjs';
import { run } from './run.mjs';
import { seconds } from './say.mjs';

const APPS = ['web', 'player'];
const PARTS = [
  'vite.config.ts',
  'vite.offline.config.ts',
  'vite.packaged.config.ts',
  'vite.picture.config.ts',
  'vite.worker.config.ts',
];
const isTest = (file) => /\.test\.tsx?$/.test(file);

/**
 * Builds the bundles whose sources changed, and puts compressed copies beside their files.
 * Gives null, or what the failing build said.
 */
export async function build({ node, say, force = false }) {
  const shared = [
    `${root}/package-lock.json`,
    `${root}/tsconfig.base.json`,
    `${root}/scripts/precompress.mjs`,
    ...listFiles(`${root}/packages`),
  ];
  const stale = APPS.map((app) => {
    const sources = [...shared, ...listFiles(`${root}/apps/${app}`)].filter((file) => !isTest(file));
    return { app, stamp: fingerprint(sources), stampFile: `${root}/apps/${app}/dist/.built` };
  }).filter(({ stamp, stampFile }) => force || readStamp(stampFile) !== stamp);
  if (stale.length === 0) return null;

  say(`Building ${stale.map(({ app }) => app).join(' and ')} …`);
  const started = performance.now();
  const results = await Promise.all(stale.map(({ app }) => bundle(app, node)));
  const failed = results.findIndex(({ code }) => code !== 0);
  if (failed >= 0) return `${results[failed].output.trim()}\n\napps/${stale[failed].app} could not be built.`;
  await precompress(APPS.map((app) => `${root}/apps/${app}/dist`));
  // The stamp comes last: a build that was interrupted is built again.
  for (const { stamp, stampFile } of stale) writeFileSync(stampFile, stamp);
  say(`  built in ${seconds(performance.now() - started)}`);
  return null;
}

/** Builds an app with each of its configurations: the player has others, for games that are carried away, for packages, for pictures, and the worker behind its pages. */
async function bundle(app, node) {
  const cwd = `${root}/apps/${app}`;
  const configs = PARTS.filter((file) => existsSync(`${cwd}/${file}`));
  let result;
  for (const config of configs) {
    const vite = [`${root}/node_modules/vite/bin/vite.js`, 'build', '--config', config];
    result = await run(node, [...vite, '--logLevel', 'warn'], {
      cwd,
      env: programEnvironment({ NODE_ENV: 'production' }),
      quiet: true,
    });
    if (result.code !== 0) return result;
  }
  return result;
}

function readStamp(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
