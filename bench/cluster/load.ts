import { setTimeout as wait } from 'node:timers/promises';
import { write, type Caller } from '../kill/writers.ts';

const REST_MS = 50;
const PATIENCE_MS = 120_000;

/** People who write through whatever happens. */
export interface Load {
  acknowledged(): number;
  /** Waits until each of them was told once more that something is kept; milliseconds from `since` until the last was. */
  servedAgain(since: number): Promise<number>;
  /** Ends it, and waits for the edits that are under way. */
  stop(): Promise<void>;
}

/** Lets people write one thing after the other; who is cut off, or told that it failed, comes again. */
export function startLoad(port: number, callers: readonly Caller[], containers: number): Load {
  const stopping = new AbortController();
  const isOver = (): boolean => stopping.signal.aborted;

  async function keepWriting(caller: Caller): Promise<void> {
    while (!isOver()) {
      await write(port, caller, containers, isOver).catch((error: unknown) => {
        if (!isOver()) console.log(`! ${String(error).slice(0, 300)}`);
      });
      await wait(REST_MS);
    }
  }

  const working = Promise.all(callers.map(keepWriting));
  return {
    acknowledged: () => callers.reduce((total, caller) => total + caller.acknowledged, 0),
    async servedAgain(since) {
      const before = callers.map(({ acknowledged }) => acknowledged);
      while (callers.some(({ acknowledged }, at) => acknowledged === before[at])) {
        if (performance.now() - since > PATIENCE_MS) throw new Error('nobody is served any more');
        await wait(5);
      }
      return performance.now() - since;
    },
    async stop() {
      stopping.abort();
      await working;
    },
  };
}
