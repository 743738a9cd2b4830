import { refresher, sessionStore } from '../session/index.ts';
import type { LiveSource } from './make-live.ts';

/** The server sends a heartbeat three times as often: a connection that is silent for longer is lost. */
const longest_silence_ms = 60_000;

/** Opens GET /api/live as the person who is logged in. By fetch, because an EventSource cannot say who it is. */
export async function openStream(outer: AbortSignal): Promise<LiveSource | null> {
  await refresher.refreshIfDue();
  const { session } = sessionStore.state();
  if (!session) return null;
  const silence = new AbortController();
  const signal = AbortSignal.any([outer, silence.signal]);
  const response = await fetch('/api/live', {
    headers: { authorization: `Bearer ${session.session_id}` },
    signal,
    cache: 'no-store',
  });
  if (response.status === 403) return null;
  if (!response.ok || !response.body) throw new Error('no stream');
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  return {
    async read() {
      const timer = setTimeout(() => silence.abort(), longest_silence_ms);
      try {
        const { value, done } = await reader.read();
        return done ? null : value;
      } finally {
        clearTimeout(timer);
      }
    },
  };
}
