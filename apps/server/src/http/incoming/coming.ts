import type { IncomingMessage } from 'node:http';
import type { Coming } from '../../platform/work/index.ts';

/** Before that a line has hardly begun. */
const grace_ms = 3_000;

/** How quickly a request comes by its line, from now on. */
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
