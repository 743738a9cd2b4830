import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { serverEnvironment } from './node.mjs';
import { root } from './root.mjs';

// Ctrl+C reaches this script from the terminal and once more from npm: that is one request, not two.
const SAME_REQUEST = 1000;

/** Runs the server until it ends, passes signals on to it, and returns its exit code. */
export function serve(node) {
  const server = spawn(
    node,
    ['--import', new URL('end-with-parent.mjs', import.meta.url).href, 'apps/server/src/main.ts'],
    {
      cwd: root,
      env: { ...serverEnvironment, ...process.env },
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      // In a group of its own, so that every signal comes from here and comes once.
      detached: true,
    },
  );

  let lastRequest = -Infinity;
  const stop = (signal) => {
    if (performance.now() - lastRequest < SAME_REQUEST) return;
    lastRequest = performance.now();
    server.kill(signal);
  };
  process.on('SIGINT', () => stop('SIGINT'));
  process.on('SIGTERM', () => stop('SIGTERM'));
  process.on('SIGHUP', () => stop('SIGTERM'));
  if (process.env.npm_lifecycle_event) stopWithNpm(() => stop('SIGTERM'));

  return new Promise((resolve) => {
    server.on('error', () => resolve(1));
    server.on('exit', (code, signal) => resolve(code ?? 128 + (constants.signals[signal] ?? 0)));
  });
}

/** npm that was killed cannot pass a signal on, so its going is looked for; where there is no /proc, it is not seen. */
function stopWithNpm(stop) {
  const npm = [process.ppid, parentOf(process.ppid)].find(isNpm);
  if (!npm) return;
  const watch = setInterval(() => {
    if (isNpm(npm)) return;
    clearInterval(watch);
    stop();
  }, 250);
}

function isNpm(pid) {
  return readProcess(pid, 'cmdline').startsWith('npm ');
}

function parentOf(pid) {
  // The second field is a name in brackets that may hold anything; what follows it is regular.
  return Number(readProcess(pid, 'stat').split(') ').at(-1).split(' ')[1]);
}

function readProcess(pid, what) {
  try {
    return readFileSync(`/proc/${pid}/${what}`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}
