import type { LiveRoundEvent } from '@takhti/contract';
import { eventReader } from './read-events.ts';

/** Which screen listens, and the secret that lets it. */
export interface Screen {
  readonly institution_id: number;
  readonly round_id: string;
  /** Left out by the screen at the front. */
  readonly player_id?: string;
  readonly secret: string;
}

interface RoundHandlers {
  readonly onEvent: (event: LiveRoundEvent) => void;
  /** Whether the connection works. */
  readonly onLine: (isUp: boolean) => void;
}

/** The server sends a heartbeat every ten seconds: a connection that is silent for longer is lost. */
const longest_silence_ms = 25_000;
const shortest_pause_ms = 500;
const longest_pause_ms = 8_000;

/**
 * Listens until the returned function is called. A line that breaks is made anew, with longer pauses each time; a page that is looked at
 * again, or a network that is back, does not wait for it.
 */
export function followRound(screen: Screen, { onEvent, onLine }: RoundHandlers): () => void {
  const stopped = new AbortController();
  let line = new AbortController();
  let wake = (): void => undefined;
  let isRenewed = false;

  async function run(): Promise<void> {
    let failures = 0;
    while (!stopped.signal.aborted) {
      line = new AbortController();
      isRenewed = false;
      const outcome = await listenOnce(screen, AbortSignal.any([stopped.signal, line.signal]), {
        onEvent,
        onLine: () => {
          failures = 0;
          onLine(true);
        },
      });
      if (stopped.signal.aborted || outcome === 'gone') return;
      // It was closed for a new one: no delay and no message.
      if (isRenewed) continue;
      onLine(false);
      failures += 1;
      await new Promise<void>((resolve) => {
        // Not all phones of a room at the same moment.
        const pause =
          Math.min(longest_pause_ms, shortest_pause_ms * 2 ** failures) * (0.5 + Math.random() / 2);
        const timer = setTimeout(resolve, pause);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  }

  // A phone that slept may not notice that its connection is lost.
  const renew = (): void => {
    if (document.visibilityState !== 'visible') return;
    isRenewed = true;
    line.abort();
    wake();
  };
  addEventListener('online', renew);
  document.addEventListener('visibilitychange', renew);
  void run();
  return () => {
    stopped.abort();
    wake();
    removeEventListener('online', renew);
    document.removeEventListener('visibilitychange', renew);
  };
}

async function listenOnce(
  { secret, institution_id, round_id, player_id }: Screen,
  outer: AbortSignal,
  { onEvent, onLine }: Pick<RoundHandlers, 'onEvent'> & { readonly onLine: () => void },
): Promise<'broken' | 'gone'> {
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), longest_silence_ms);
  try {
    const query = new URLSearchParams({
      institution_id: String(institution_id),
      round_id,
      ...(player_id !== undefined && { player_id }),
    });
    const response = await fetch(`/api/live-round?${query.toString()}`, {
      headers: { authorization: `Bearer ${secret}` },
      signal: AbortSignal.any([outer, silence.signal]),
      cache: 'no-store',
    });
    // It is refused to those who do not belong to the round any more; anything else may pass.
    if (response.status === 403) {
      onEvent({ kind: 'gone' });
      return 'gone';
    }
    if (!response.ok || !response.body) return 'broken';
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    const read = eventReader();
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), longest_silence_ms);
      onLine();
      for (const event of read(piece.value)) {
        onEvent(event);
        if (event.kind === 'gone') return 'gone';
      }
    }
  } catch {
    // A broken line ends like one that was closed.
  } finally {
    clearTimeout(timer);
  }
  return 'broken';
}
