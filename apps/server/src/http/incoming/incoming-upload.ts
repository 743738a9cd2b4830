import type { IncomingMessage } from 'node:http';
import type { IncomingUpload } from '../../platform/work/index.ts';

/** Before this time a measured speed means nothing. */
const grace_ms = 3_000;

/** Measures, from now on, how fast a request arrives. */
export function incomingUploadOf(raw: IncomingMessage): IncomingUpload {
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
