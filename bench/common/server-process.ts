import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { programEnvironment, serverEnvironment } from '../../scripts/lib/node.mjs';
import { root } from '../../scripts/lib/root.mjs';
import { processorTime, type ProcessorTime } from './cpu.ts';
import type { Place } from './place.ts';

const STARTS_WITHIN = 120_000;
const READY = /http:\/\/localhost:(\d+)/;

const running = new Set<ChildProcess>();
process.on('exit', () => running.forEach((child) => child.kill('SIGKILL')));

/** A server in a process of its own. */
export interface ServerProcess {
  readonly port: number;
  readonly pid: number;
  /** Milliseconds from the start of the process until it was ready. */
  readonly ready_after: number;
  /** Seconds of processor time used so far. */
  processorTime(): ProcessorTime;
  /** Ends it as Ctrl+C does, and waits for it. */
  stop(): Promise<void>;
  /** Ends it as a power cut of this one process does. */
  kill(): Promise<void>;
}

/** Starts the product on a place, in production mode without the limits on calls, on a free port. */
export function startServer(
  place: Place,
  settings: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  return startProcess('apps/server/src/main.ts', place, {
    NODE_ENV: 'production',
    RATE_LIMIT_PER_MINUTE: '0',
    CONNECTIONS_PER_ADDRESS: '0',
    LAUNCHES_PER_ADDRESS: '0',
    LIVE_JOINS_PER_ADDRESS: '0',
    ...settings,
  });
}

/**
 * Starts a Node program that serves a place and says its address; its output goes to a file, so that reading it costs the load
 * generator nothing.
 * @param script below the repository's folder
 * @throws Error with what it said, when it ends before it is ready
 */
export async function startProcess(
  script: string,
  place: Place,
  settings: Readonly<Record<string, string>>,
): Promise<ServerProcess> {
  await mkdir(place.data_dir, { recursive: true });
  const log = path.join(place.data_dir, `output-${performance.now()}.log`);
  const output = openSync(log, 'w');
  const started = performance.now();
  const child = spawn(process.execPath, [script], {
    cwd: root,
    env: programEnvironment({
      ...serverEnvironment,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: place.data_dir,
      DATABASE_URL: place.database_url ?? '',
      ...settings,
    }),
    stdio: ['ignore', output, output],
  });
  running.add(child);
  child.on('exit', () => running.delete(child));
  const port = await portOf(child, log, started);
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, 'exit');
    child.kill(signal);
    await exit;
  };
  return {
    port,
    pid: child.pid ?? 0,
    ready_after: performance.now() - started,
    processorTime: () => processorTime(child.pid ?? 0, place),
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}

async function portOf(child: ChildProcess, log: string, started: number): Promise<number> {
  while (performance.now() - started < STARTS_WITHIN) {
    const said = await readFile(log, 'utf8');
    const port = READY.exec(said)?.[1];
    if (port) return Number(port);
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`The server ended before it was ready: ${said}`);
    await wait(20);
  }
  child.kill('SIGKILL');
  throw new Error(`The server was not ready after ${STARTS_WITHIN / 1000} s.`);
}
