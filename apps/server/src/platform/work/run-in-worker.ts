import { Worker } from 'node:worker_threads';

/** What one piece of work may take. */
export interface WorkLimits {
  readonly seconds: number;
  /** Of memory for the objects of the thread. */
  readonly megabytes: number;
}

/** Work for a thread of its own. */
export interface WorkerJob {
  /** A module that calls `serveJobs`. */
  readonly worker: URL;
  /** What it gets; no more than names and settings, because it is copied. */
  readonly input: unknown;
  /** Answers what the thread asks on its way: the next questions to write, how far it has come. */
  readonly answer?: (question: unknown) => unknown;
}

/** The work was ended because it took too much. */
export class WorkEnded extends Error {
  readonly reason: 'time' | 'memory';

  constructor(reason: 'time' | 'memory') {
    super(`the work took too much ${reason}`);
    this.name = 'WorkEnded';
    this.reason = reason;
  }
}

export type ToWorker =
  | { readonly kind: 'job'; readonly input: unknown }
  | { readonly kind: 'answer'; readonly answer: unknown };

export type FromWorker =
  | { readonly kind: 'asks'; readonly question: unknown }
  | { readonly kind: 'done'; readonly result: unknown }
  | { readonly kind: 'failed'; readonly error: unknown };

/** Runs jobs in threads. */
export interface WorkerThreads {
  /**
   * Does work in a thread of its own: nobody else waits for it, and what is made to use up time or memory ends the thread and
   * not the server.
   * @throws WorkEnded when it took too much; what the work itself threw, and what `answer` threw
   */
  run(job: WorkerJob): Promise<unknown>;
}

/** Long enough for the pictures and files that somebody brings one after the other. */
const kept_ms = 15_000;

interface Idle {
  readonly module: string;
  readonly worker: Worker;
  readonly timer: NodeJS.Timeout;
}

/**
 * Makes threads as they are needed. One that has done its job waits a while for the next of its kind, as loading what it knows
 * takes longer than most jobs; one that was ended is not used again.
 */
export function makeWorkerThreads({ seconds, megabytes }: WorkLimits): WorkerThreads {
  // At most one: what waits takes memory.
  let idle: Idle | undefined;

  const take = (module: URL): Worker => {
    const kept = idle;
    idle = undefined;
    clearTimeout(kept?.timer);
    if (kept?.module === module.href) {
      kept.worker.ref();
      return kept.worker;
    }
    void kept?.worker.terminate();
    return new Worker(module, {
      resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: 32 },
    });
  };

  const keep = (module: URL, worker: Worker): void => {
    if (idle) return void worker.terminate();
    worker.unref();
    const timer = setTimeout(() => {
      if (idle?.worker === worker) idle = undefined;
      void worker.terminate();
    }, kept_ms);
    timer.unref();
    idle = { module: module.href, worker, timer };
  };

  return {
    async run(job) {
      const worker = take(job.worker);
      const { isWell, settle } = await converse(worker, job, seconds);
      for (const event of ['message', 'error', 'exit']) worker.removeAllListeners(event);
      if (isWell) keep(job.worker, worker);
      // Waited for: its memory is free before the next one begins.
      else await worker.terminate();
      return settle();
    },
  };
}

interface Outcome {
  /** The thread has come to the end of its job. */
  readonly isWell: boolean;
  readonly settle: () => unknown;
}

async function converse(
  worker: Worker,
  { input, answer = () => null }: WorkerJob,
  seconds: number,
): Promise<Outcome> {
  const { promise, resolve } = Promise.withResolvers<Outcome>();
  const fail = (error: unknown, isWell = false): void =>
    resolve({
      isWell,
      settle: () => {
        throw error;
      },
    });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  const post = (message: ToWorker): void => worker.postMessage(message);
  const timer = setTimeout(() => fail(new WorkEnded('time')), seconds * 1000);
  worker.on('message', (message: FromWorker) => {
    if (message.kind === 'done') return resolve({ isWell: true, settle: () => message.result });
    if (message.kind === 'failed') return fail(message.error, true);
    Promise.resolve(message.question)
      .then(answer)
      .then((given) => post({ kind: 'answer', answer: given }))
      .catch((error: unknown) => fail(error));
  });
  worker.on('error', (error) => fail(isOutOfMemory(error) ? new WorkEnded('memory') : error));
  worker.on('exit', () => fail(new Error('the thread ended without a result')));
  post({ kind: 'job', input });
  return promise.finally(() => clearTimeout(timer));
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
