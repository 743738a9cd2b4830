import { request } from 'node:http';
import type { Developer } from '../common/people.ts';

/** What came of one request: the status, the body and milliseconds until its last byte. */
export interface Answer {
  readonly status: number;
  readonly body: Buffer;
  readonly took: number;
}

interface Wanted {
  readonly port: number;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly pieces?: readonly Buffer[];
}

/** Sends one request on a connection of its own and reads the answer to its end. */
export function send({ port, method, path, headers = {}, pieces = [] }: Wanted): Promise<Answer> {
  const started = performance.now();
  const bytes = pieces.reduce((sum, piece) => sum + piece.length, 0);
  return new Promise((done, fail) => {
    const asked = request(
      {
        host: '127.0.0.1',
        port,
        method,
        path,
        headers: { ...headers, ...(method === 'POST' && { 'content-length': bytes }) },
      },
      (reply) => {
        const got: Buffer[] = [];
        reply.on('data', (piece: Buffer) => got.push(piece));
        reply.on('error', fail);
        reply.on('end', () =>
          done({
            status: reply.statusCode ?? 0,
            body: Buffer.concat(got),
            took: performance.now() - started,
          }),
        );
      },
    );
    asked.on('error', fail);
    for (const piece of pieces) asked.write(piece);
    asked.end();
  });
}

const BOUNDARY = 'takhti-bench-boundary';

/** A film as a browser sends it with a form, fields first. */
export function filmForm(
  { user_id, session_id }: Developer,
  institution_id: number,
  container_id: string,
  film: Buffer,
): Pick<Wanted, 'headers' | 'pieces'> {
  const fields = { user_id, institution_id, container_id };
  const texts = Object.entries(fields).map(
    ([name, value]) => `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="film.mp4"\r\n\r\n`;
  return {
    headers: {
      authorization: `Bearer ${session_id}`,
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
    },
    pieces: [Buffer.from(texts.join('') + head), film, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)],
  };
}
