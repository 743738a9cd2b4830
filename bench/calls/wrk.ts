import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../scripts/lib/root.mjs';

/** What wrk counted of one slice. */
export interface Counted {
  readonly answered: number;
  readonly microseconds: number;
  readonly p50: number;
  readonly p99: number;
  readonly failed: number;
}

const script = path.join(root, 'bench/calls/requests.lua');
const run = promisify(execFile);

/** Whether Debian's wrk is on this machine. */
export async function hasWrk(): Promise<boolean> {
  return run('wrk', ['-v']).then(
    () => true,
    // It says its version, and ends with 1.
    (error: unknown) => !(error instanceof Error && 'code' in error && error.code === 'ENOENT'),
  );
}

/**
 * Sends the requests of a file for some seconds, over a connection for each caller. wrk takes a tenth of the processor time that a
 * client in Node does, so the servers have the machine nearly to themselves.
 */
export async function fire(
  port: number,
  { file, callers, seconds }: { file: string; callers: number; seconds: number },
): Promise<Counted> {
  const pace = ['-t', '1', '-c', String(callers), '-d', `${seconds}s`, '--timeout', '10s'];
  const { stdout } = await run('wrk', [...pace, '-s', script, `http://127.0.0.1:${port}/`, '--', file]);
  const figures = /^FIGURES (.*)$/m.exec(stdout)?.[1];
  if (figures === undefined) throw new Error(`wrk told nothing: ${stdout}`);
  return JSON.parse(figures) as Counted;
}
