import type { IncomingMessage } from 'node:http';
import type { Coming } from '../../platform/work/index.ts';

/** Earlier a speed means nothing. */
const grace_ms = 3_000;

/** Measures from now on how quickly a request arrives. */
export function comingBy(raw: IncomingMessage): Coming {
  const began = performance.now();
  const before = raw.socket.bytesRead;
  return {
    speed() {
      const elapsed = performance.now() - began;
      const isMeasurable = !raw.complete && elapsed >= grace_ms;
      return isMeasurable ? (raw.socket.bytesRead - before) / (elapsed / 1000) : null;
    },
    end: () => void raw.destroy(),
  };
}
