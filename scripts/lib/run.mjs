import { spawn } from 'node:child_process';
import { root } from './root.mjs';

/**
 * Runs a program and waits for it.
 * `quiet` keeps its output back; it is in the answer, for the case that something went wrong.
 * Gives { code, output }; a program that cannot be started has the code 127.
 */
export function run(program, args, { cwd = root, env = process.env, quiet = false, ...more } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      env,
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      ...more,
    });
    const pieces = [];
    child.stdout?.on('data', (piece) => pieces.push(piece));
    child.stderr?.on('data', (piece) => pieces.push(piece));
    child.on('error', (error) => resolve({ code: 127, output: error.message }));
    child.on('close', (code, signal) => {
      resolve({ code: code ?? (signal ? 128 : 1), output: Buffer.concat(pieces).toString() });
    });
  });
}
