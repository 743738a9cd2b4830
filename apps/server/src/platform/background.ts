import { faultKindOf } from './condition/fault-kind.ts';

/** Work that continues after its request was answered. */
export interface Background {
  /** Runs work that the answer must not wait for, or whose duration must not show; a failure is logged by this name. */
  run(name: string, work: () => Promise<void>): void;
  /** Runs one of many pieces of such work: a failure is logged by this name, and the others continue. */
  attempt(name: string, work: () => Promise<void>): Promise<void>;
  /** Aborted when the server stops; long work must watch it. */
  readonly stopping: AbortSignal;
  stop(): void;
  /** How many pieces run now. */
  underWay(): number;
  /** Waits for all running work, so that stopping the server loses none. */
  settled(): Promise<void>;
}

/**
 * Makes what runs work after its request was answered.
 * @param log gets each failure: the name of the work and the kind of error. Its message only if it describes the machine, for
 *   other messages may quote values
 */
export function makeBackground(log: (line: string) => void): Background {
  const underWay = new Set<Promise<void>>();
  const stopping = new AbortController();
  const attempt = (name: string, work: () => Promise<void>): Promise<void> =>
    work().catch((error: unknown) => log(`${name} failed: ${kindOf(error)}`));
  return {
    run(name, work) {
      const done = attempt(name, work).finally(() => underWay.delete(done));
      underWay.add(done);
    },
    attempt,
    stopping: stopping.signal,
    stop: () => stopping.abort(),
    underWay: () => underWay.size,
    async settled() {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}

function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const code = 'code' in error && typeof error.code === 'string' ? ` ${error.code}` : '';
  return `${error.name}${code}${faultKindOf(error) === null ? '' : `: ${error.message}`}`;
}
