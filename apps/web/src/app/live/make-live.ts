import type { LiveEvent } from '@takhti/contract';
import { eventReader } from './event-reader.ts';

/** An open stream. */
export interface LiveSource {
  /** The next piece; null at its end. Throws when the connection is lost. */
  read(): Promise<string | null>;
}

interface Ports {
  /** Opens the stream; null when the server does not let this session listen. Throws when it cannot be reached. */
  open(signal: AbortSignal): Promise<LiveSource | null>;
  /** Resolves after a while, or as soon as the signal is aborted. */
  wait(ms: number, signal: AbortSignal): Promise<void>;
  random(): number;
}

export interface Live {
  /** Listens until the returned function is called. */
  start(): () => void;
  subscribe(listener: (event: LiveEvent) => void): () => void;
}

const shortest_ms = 1_000;
const longest_ms = 60_000;

/** How long to wait before the next try: longer each time, and not the same for all who lost the same server. */
export function pauseBefore(failures: number, random: number): number {
  return Math.min(longest_ms, shortest_ms * 2 ** failures) * (0.5 + random / 2);
}

/**
 * Listens to live events while the screen is open. After a lost connection it reconnects, and all screens fetch everything
 * again, since events were lost. Without a connection screens are as fresh as without live events.
 */
export function makeLive({ open, wait, random }: Ports): Live {
  const listeners = new Set<(event: LiveEvent) => void>();
  const report = (event: LiveEvent): void => {
    for (const listener of listeners) listener(event);
  };

  /** One stream from its beginning to its end; whether anything came through, or that this screen should not come again. */
  async function listenOnce(signal: AbortSignal, isAgain: boolean): Promise<'heard' | 'nothing' | 'stop'> {
    let pieces = 0;
    try {
      const source = await open(signal);
      if (!source) return 'stop';
      if (isAgain) report({ kind: 'many' });
      const read = eventReader();
      for (let piece = await source.read(); piece !== null; piece = await source.read()) {
        pieces += 1;
        for (const event of read(piece)) {
          if (event === 'full') return 'stop';
          if (event !== 'beat' && !signal.aborted) report(event);
        }
      }
    } catch {
      // A broken line ends like one that was closed.
    }
    return pieces > 1 ? 'heard' : 'nothing';
  }

  async function run(signal: AbortSignal): Promise<void> {
    let failures = 0;
    for (let isAgain = false; !signal.aborted; isAgain = true) {
      const outcome = await listenOnce(signal, isAgain);
      if (outcome === 'stop') return;
      failures = outcome === 'heard' ? 0 : failures + 1;
      await wait(pauseBefore(failures, random()), signal);
    }
  }

  return {
    start() {
      const controller = new AbortController();
      void run(controller.signal);
      return () => controller.abort();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
