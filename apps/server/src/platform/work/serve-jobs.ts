import { Worker } from 'node:worker_threads';
import type { FromWorker, ToWorker } from './worker-messages.ts';

/** Asks the server's own process, and waits for its answer: so much is between the two as is asked for. */
export type Ask = (question: unknown) => Promise<unknown>;

/** The entry of a module for `inWorker`: runs its jobs one at a time, and returns the results. */
export function serveJobs(work: (input: unknown, ask: Ask) => Promise<unknown>): void {
  if (!process.send) throw new Error('this module is for a process of its own');
  const post = (message: FromWorker): void => void process.send?.(message);
  let onAnswer: (answer: unknown) => void = () => {};
  const ask: Ask = (question) =>
    new Promise((resolve) => {
      onAnswer = resolve;
      post({ kind: 'asks', question });
    });
  process.on('message', (message: ToWorker) => {
    if (message.kind === 'answer') return onAnswer(message.answer);
    work(message.input, ask).then(
      (result) => post({ kind: 'done', result }),
      (error: unknown) => post({ kind: 'failed', error, code: codeOf(error) }),
    );
  });
  process.on('disconnect', () => process.exit());
  endWithServer();
  // Sent to all processes of a server that is to stop: it answers first what it was asked.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
}

function codeOf(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;
}

/**
 * Ends this process soon after its server has died, however busy it is: nobody is left to end it after its time limit, and a
 * busy process receives no messages.
 */
function endWithServer(): void {
  const watch = `const server = require('node:worker_threads').workerData;
    setInterval(() => { if (process.ppid !== server) process.kill(process.pid, 'SIGKILL'); }, 1_000);`;
  // Read here: where a busy machine begins the thread late, the server may be gone by then.
  const workerData = process.ppid;
  new Worker(watch, { eval: true, workerData, resourceLimits: { maxOldGenerationSizeMb: 8 } }).unref();
}
