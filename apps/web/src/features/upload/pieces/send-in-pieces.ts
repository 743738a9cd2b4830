import { Problem } from '@takhti/contract';
import { limits } from '@takhti/domain';
import { Upload, type DetailedError } from 'tus-js-client';
import { authHeaders, envelopeIn, problemIn } from '../../../app/api/index.ts';
import { givenUp } from './given-up.ts';

interface PiecesInput {
  readonly container_id: string;
  readonly file: File;
  readonly signal: AbortSignal;
  readonly onUpload: (share: number) => void;
  /** Called when the network is lost, and when it is back. */
  readonly onHeldUp: (isHeldUp: boolean) => void;
}

/** The server that was asked knows nothing of these pieces, or what is before it lets none through. */
class NotInPieces extends Error {}

const unknown = new Set([404, 405, 501]);

/** Whether a file that does not come through in pieces may come at once: another server may have them, where several share the work. */
export function mayGoAtOnce(error: unknown): boolean {
  return error instanceof NotInPieces || (error instanceof Problem && error.problem === 'uploads.not_whole');
}

/** Delays between tries, from the start again after each piece that arrived: after two minutes without a network the person is asked. */
const pauses = [500, 1_000, 3_000, 5_000, 10_000, 20_000, 30_000, 60_000];

/** Another request is still at it, too many came, or the server is on its knees: the next try may do. */
const passing = new Set([0, 408, 409, 423, 429]);

/**
 * Sends a file in pieces, by the protocol tus: after a lost connection it continues with the piece that was lost, also after the page was
 * loaded again and the same file chosen once more.
 * @returns by which name the server knows it
 * @throws Problem when the server refuses it; the signal's reason; Error when the network did not come back, or it cannot be sent in pieces
 */
export async function sendInPieces(input: PiecesInput): Promise<string> {
  const { container_id, file, signal, onUpload, onHeldUp } = input;
  const { user_id } = await authHeaders();
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const upload = new Upload(file, {
      endpoint: '/api/storage/pieces',
      chunkSize: limits.upload_pieces.bytes,
      metadata: { filename: file.name.toLowerCase(), container_id },
      retryDelays: pauses,
      fingerprint: () =>
        Promise.resolve(['takhti', user_id, container_id, file.name, file.size, file.lastModified].join('/')),
      removeFingerprintOnSuccess: true,
      onBeforeRequest: async (request) => {
        request.setHeader('authorization', (await authHeaders()).authorization);
      },
      onShouldRetry(error) {
        const status = statusOf(error);
        const mayRetry = passing.has(status) || status >= 500;
        if (mayRetry) onHeldUp(true);
        return mayRetry;
      },
      onProgress(sent, total) {
        onHeldUp(false);
        onUpload(sent / total);
      },
      onSuccess: () => resolve(upload.url?.split('/').at(-1) ?? ''),
      onError: (error) =>
        reject(unknown.has(statusOf(error)) ? new NotInPieces() : (problemOf(error) ?? error)),
    });
    signal.addEventListener('abort', () => {
      upload.abort(signal.reason === givenUp).catch(() => {});
      reject(signal.reason as Error);
    });
    void start(upload);
  });
}

async function start(upload: Upload): Promise<void> {
  const [before] = await upload.findPreviousUploads().catch(() => []);
  if (before) upload.resumeFromPreviousUpload(before);
  upload.start();
}

function statusOf(error: Error | DetailedError): number {
  return ('originalResponse' in error && error.originalResponse?.getStatus()) || 0;
}

function problemOf(error: Error | DetailedError): Error | null {
  const body = 'originalResponse' in error ? error.originalResponse?.getBody() : undefined;
  const envelope = body === undefined ? null : envelopeIn(body);
  return envelope && envelope.error_code !== 0 ? problemIn(envelope) : null;
}
