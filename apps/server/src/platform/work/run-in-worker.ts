import type { FromWorker } from './worker-messages.ts';
import { makeWorkerProcess, type WorkerProcess } from './worker-process.ts';

/** Limits of one job. */
export interface WorkLimits {
  readonly seconds: number;
  /** Of memory for the objects of the process. */
  readonly megabytes: number;
}

/** Work for a process of its own. */
export interface WorkerJob {
  /** A module that calls `serveJobs`. */
  readonly worker: URL;
  /** The input; names and settings only, because it is copied. */
  readonly input: unknown;
  /** Answers what the process asks on its way: the next questions to write, how far it has come. */
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

/** Runs jobs in processes of their own. */
export interface Workers {
  /**
   * Does work in a process of its own: nobody else waits for it, and what is made to use up time or memory ends that process and
   * not the server.
   * @throws WorkEnded when it took too much; what the work itself threw, and what `answer` threw
   */
  run(job: WorkerJob): Promise<unknown>;
}

/** Long enough for pictures and files that are uploaded one after the other. */
const kept_ms = 15_000;

interface Idle {
  readonly module: string;
  readonly worker: WorkerProcess;
  readonly timer: NodeJS.Timeout;
}

/**
 * Makes processes as they are needed. One that has done its job waits a while for the next of its kind, as loading what it knows
 * takes longer than most jobs; one that was ended is not used again.
 *
 * @param most how many run at a time; no more of them live, as those that wait take memory too
 */
export function makeWorkers({ seconds, megabytes }: WorkLimits, most: number): Workers {
  // The one that has waited longest comes first.
  let idle: Idle[] = [];
  let running = 0;

  const makeRoom = (): void => {
    const away = idle.splice(0, Math.max(0, running + idle.length - most));
    for (const { worker, timer } of away) {
      clearTimeout(timer);
      void worker.end();
    }
  };

  const take = (module: URL): WorkerProcess => {
    const kept = idle.find((each) => each.module === module.href && each.worker.isAlive());
    running += 1;
    if (kept) {
      idle = idle.filter((each) => each !== kept);
      clearTimeout(kept.timer);
      kept.worker.ref();
      return kept.worker;
    }
    makeRoom();
    return makeWorkerProcess(module, megabytes);
  };

  const keep = (module: URL, worker: WorkerProcess): void => {
    worker.unref();
    const timer = setTimeout(() => {
      idle = idle.filter((each) => each.worker !== worker);
      void worker.end();
    }, kept_ms);
    timer.unref();
    idle.push({ module: module.href, worker, timer });
    makeRoom();
  };

  return {
    async run(job) {
      const worker = take(job.worker);
      const { isWell, settle } = await converse(worker, job, seconds);
      // Waited for: its memory is free before the next one begins.
      if (!isWell) await worker.end();
      running -= 1;
      if (isWell) keep(job.worker, worker);
      return settle();
    },
  };
}

interface Outcome {
  /** The process has come to the end of its job. */
  readonly isWell: boolean;
  readonly settle: () => unknown;
}

function withCode({ error, code }: Extract<FromWorker, { readonly kind: 'failed' }>): unknown {
  return error instanceof Error && code !== null ? Object.assign(error, { code }) : error;
}

async function converse(
  worker: WorkerProcess,
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
  const timer = setTimeout(() => fail(new WorkEnded('time')), seconds * 1000);
  const stopListening = worker.listen({
    message(message) {
      if (message.kind === 'done') return resolve({ isWell: true, settle: () => message.result });
      if (message.kind === 'failed') return fail(withCode(message), true);
      Promise.resolve(message.question)
        .then(answer)
        .then((given) => worker.post({ kind: 'answer', answer: given }))
        .catch((error: unknown) => fail(error));
    },
    fault: fail,
    // Ended by a signal: V8 or the system had no memory left.
    exit: (isBySignal) =>
      fail(isBySignal ? new WorkEnded('memory') : new Error('the process ended without a result')),
  });
  try {
    worker.post({ kind: 'job', input });
    return await promise;
  } finally {
    clearTimeout(timer);
    stopListening();
  }
}
