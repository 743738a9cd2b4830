import { Worker } from 'node:worker_threads';
import { makeSemaphore } from '../semaphore.ts';

/** Work on a table that may take seconds. */
export type TableJob =
  | { readonly kind: 'read_csv' | 'read_workbook'; readonly body: Uint8Array }
  | {
      readonly kind: 'write_workbook';
      readonly rows: readonly (readonly string[])[];
      readonly sheet: string;
    };

const patience_ms = 60_000;
const withPermit = makeSemaphore(2);

/**
 * Does the work in a thread of its own: nobody else waits for it, and a file that is made to use up time or memory ends the
 * thread and not the server.
 * @returns null when the thread failed or was ended
 */
export async function runTableJob(job: TableJob): Promise<unknown> {
  return withPermit(() => run(job));
}

async function run(job: TableJob): Promise<unknown> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('table.worker.ts', import.meta.url), {
      workerData: job,
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    });
    const timer = setTimeout(() => void worker.terminate(), patience_ms);
    // The first of these settles it; what comes later counts for nothing.
    worker.once('message', resolve);
    worker.once('error', () => resolve(null));
    worker.once('exit', () => {
      clearTimeout(timer);
      resolve(null);
    });
  });
}
