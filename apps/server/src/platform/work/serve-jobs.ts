import { parentPort } from 'node:worker_threads';
import type { FromWorker, ToWorker } from './run-in-worker.ts';

/** Asks the server's own thread, and waits for its answer: so much lies between the two as is asked for. */
export type Ask = (question: unknown) => Promise<unknown>;

/** What a module for `runInWorker` calls: does each job that it is given, one at a time, and hands back its result. */
export function serveJobs(work: (input: unknown, ask: Ask) => Promise<unknown>): void {
  const port = parentPort;
  if (!port) throw new Error('this module is for a thread of its own');
  const post = (message: FromWorker): void => port.postMessage(message);
  let heard: (answer: unknown) => void = () => {};
  const ask: Ask = (question) =>
    new Promise((resolve) => {
      heard = resolve;
      post({ kind: 'asks', question });
    });
  port.on('message', (message: ToWorker) => {
    if (message.kind === 'answer') return heard(message.answer);
    work(message.input, ask).then(
      (result) => post({ kind: 'done', result }),
      (error: unknown) => post({ kind: 'failed', error }),
    );
  });
}
