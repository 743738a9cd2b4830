import { faultKindOf } from './condition/fault-kind.ts';

/** What goes on after its request was answered. */
export interface Background {
  /**
   * Does work that the answer must not wait for, or whose time must tell nothing; a failure is logged by this name.
   */
  run(name: string, work: () => Promise<void>): void;
  /** Does one of many pieces of work that is under way: a failure is logged by this name, and the others go on. */
  attempt(name: string, work: () => Promise<void>): Promise<void>;
  /** Aborted when the server stops: work that could go on for minutes ends by it. */
  readonly stopping: AbortSignal;
  stop(): void;
  /** How many are under way. */
  underWay(): number;
  /** Waits for all that is under way, so that stopping the server loses none of it. */
  settled(): Promise<void>;
}

/**
 * Keeps track of work behind answered requests.
 * @param log told of each failure: the name of the work and the kind of error; its message only when it speaks of the machine, for others may quote values
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
