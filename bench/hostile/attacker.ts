import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Outcome, Target } from './target.ts';

/** Strangers, in a thread of their own. */
export interface Attacker {
  /** Fires attacks together; `onReady` is called when what they send is made and the first is about to go. */
  fire(target: Target, names: readonly string[], onReady: () => Promise<void>): Promise<readonly Outcome[]>;
  stop(): Promise<unknown>;
}

/** Starts the thread. */
export function startAttacker(): Attacker {
  const worker = new Worker(new URL('attacker.worker.ts', import.meta.url));
  return {
    async fire(target, names, onReady) {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      worker.postMessage({ target, names });
      await once(worker, 'message');
      await onReady();
      const outcomes = once(worker, 'message');
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      worker.postMessage('go');
      const [done] = (await outcomes) as [readonly Outcome[]];
      return done;
    },
    stop: () => worker.terminate(),
  };
}
