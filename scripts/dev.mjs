// npm run dev: the server, restarted at every change, and both bundles with hot reloading.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { installIfNeeded } from './lib/install.mjs';
import { checkThisNode, findNode, programEnvironment } from './lib/node.mjs';
import { root } from './lib/root.mjs';
import { say } from './lib/say.mjs';

checkThisNode();
await installIfNeeded();
const node = findNode();
const vite = `${root}/node_modules/vite/bin/vite.js`;

const programs = [
  { name: 'server', cwd: root, args: ['--watch', 'apps/server/src/main.ts'] },
  { name: 'web', cwd: `${root}/apps/web`, args: [vite] },
  { name: 'player', cwd: `${root}/apps/player`, args: [vite] },
];

const children = programs.map(({ name, cwd, args }) => {
  const child = spawn(node, args, { cwd, env: programEnvironment(), stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => say(`${name.padEnd(7)}| ${line}`));
  }
  // One that falls takes the others along: half a studio only confuses.
  child.on('exit', stop);
  return child;
});

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);

function stop() {
  for (const child of children) if (child.exitCode === null) child.kill('SIGTERM');
}
