import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { constants, getPriority, setPriority } from 'node:os';
import type { FromWorker, ToWorker } from './worker-messages.ts';

interface Listener {
  readonly message: (message: FromWorker) => void;
  /** It could not be started. */
  readonly fault: (error: unknown) => void;
  readonly exit: (isBySignal: boolean) => void;
}

/** A process for jobs, and what the server says to it. */
export interface WorkerProcess {
  post(message: ToWorker): void;
  /** Listens until the returned function is called. */
  listen(to: Listener): () => void;
  isAlive(): boolean;
  /** Whether the server waits for it with its own end. */
  ref(): void;
  unref(): void;
  /** Ends it at once; resolves when its memory is free. */
  end(): Promise<void>;
}

/**
 * Starts a process for jobs. A thread would not do: where one call of V8's own takes all the memory (a regular expression over a
 * long text), V8 does not end the thread, as its limits say, but the whole process.
 *
 * @param module calls `serveJobs`
 * @param megabytes of memory for the objects of the process
 */
export function makeWorkerProcess(module: URL, megabytes: number): WorkerProcess {
  const child = fork(module, {
    // Messages as threads have them: bytes as bytes, not as JSON.
    serialization: 'advanced',
    // One thread that collects garbage: where memory runs out, as many as there are cores would take all of them.
    execArgv: [`--max-old-space-size=${megabytes}`, '--single-threaded-gc'],
    // Messages of V8 about its end are of no help.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: environment(),
  });
  lowerPriority(child);
  endWithServer(child);
  return {
    // If this fails, the process has ended, which its exit event reports.
    post: (message) => void child.send(message, () => {}),
    listen({ message, fault, exit }) {
      const ended = (_code: number | null, signal: NodeJS.Signals | null): void => exit(signal !== null);
      child.on('message', message).on('error', fault).on('exit', ended);
      return () => child.off('message', message).off('error', fault).off('exit', ended);
    },
    isAlive: () => isAlive(child),
    ref() {
      child.ref();
      child.channel?.ref();
    },
    unref() {
      child.unref();
      child.channel?.unref();
    },
    async end() {
      if (!isAlive(child)) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}

function isAlive({ pid, exitCode, signalCode }: ChildProcess): boolean {
  return pid !== undefined && exitCode === null && signalCode === null;
}

/** The environment that a program needs to start, without keys and passwords: it reads hostile files. */
function environment(): NodeJS.ProcessEnv {
  const memory = ['MALLOC_ARENA_MAX', 'MALLOC_MMAP_THRESHOLD_', 'MALLOC_TRIM_THRESHOLD_'];
  const needed = ['PATH', 'LD_LIBRARY_PATH', ...memory, 'SystemRoot', 'TZ'];
  // oxlint-disable-next-line node/no-process-env -- what is read here are no settings of ours
  return Object.fromEntries(needed.map((name) => [name, process.env[name]]));
}

/** The difference in priority: with more, a busy machine would leave a job too little time. */
const niceness = 5;

/**
 * Callers who wait for an answer never wait for work on files. Set at once, before the process has threads, as each has the priority of the
 * one that makes it.
 */
function lowerPriority({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, Math.min(getPriority() + niceness, constants.priority.PRIORITY_LOW));
  } catch (error) {
    // It has ended already, which its exit event reports.
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_SYSTEM_ERROR')) throw error;
  }
}

const children = new Set<ChildProcess>();
let isWatching = false;

/** A busy process notices the server's end only when it is done, so it is ended here. */
function endWithServer(child: ChildProcess): void {
  if (!isWatching)
    process.on('exit', () => {
      for (const each of children) each.kill('SIGKILL');
    });
  isWatching = true;
  children.add(child);
  const remove = (): void => void children.delete(child);
  child.on('exit', remove).on('error', remove);
}
