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
  readonly onConnection: (isUp: boolean) => void;
}

/** The server sends a heartbeat every ten seconds: a connection that is silent for longer is lost. */
const longest_silence_ms = 25_000;
const shortest_pause_ms = 500;
const longest_pause_ms = 8_000;

/**
 * Listens until the returned function is called. A lost connection is opened again, with a longer pause each time; there is no pause
 * when the page becomes visible again or the network is back.
 */
export function followRound(screen: Screen, { onEvent, onConnection }: RoundHandlers): () => void {
  const stopped = new AbortController();
  let connection = new AbortController();
  let wake = (): void => undefined;
  let isRenewed = false;

  async function run(): Promise<void> {
    let failures = 0;
    while (!stopped.signal.aborted) {
      connection = new AbortController();
      isRenewed = false;
      const outcome = await listenOnce(screen, AbortSignal.any([stopped.signal, connection.signal]), {
        onEvent,
        onConnection: () => {
          failures = 0;
          onConnection(true);
        },
      });
      if (stopped.signal.aborted || outcome === 'gone') return;
      // It was closed for a new one: no delay and no message.
      if (isRenewed) continue;
      onConnection(false);
      failures += 1;
      await new Promise<void>((resolve) => {
        // Jitter, so that the phones of a room do not all connect at the same moment.
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

  // A phone that was in standby may not notice that its connection is lost.
  const renew = (): void => {
    if (document.visibilityState !== 'visible') return;
    isRenewed = true;
    connection.abort();
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
  { onEvent, onConnection }: Pick<RoundHandlers, 'onEvent'> & { readonly onConnection: () => void },
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
    // 403: this screen no longer belongs to the round. Other failures may be temporary.
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
      onConnection();
      for (const event of read(piece.value)) {
        onEvent(event);
        if (event.kind === 'gone') return 'gone';
      }
    }
  } catch {
    // A broken connection is handled like a closed one.
  } finally {
    clearTimeout(timer);
  }
  return 'broken';
}
