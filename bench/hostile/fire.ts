import { connect, type Socket } from 'node:net';
import type { Outcome, Shot } from './target.ts';

/** Longer than anything may take. */
const PATIENCE_MS = 120_000;

/** Fires so many requests at a time until all were answered or refused, and counts what came back. */
export async function fire(port: number, shots: readonly Shot[], at_once: number): Promise<Outcome> {
  const answers: Record<string, number> = {};
  const started = performance.now();
  const left = [...shots];
  const gunner = async (): Promise<void> => {
    for (let shot = left.shift(); shot; shot = left.shift()) {
      const answer = await fireOne(port, shot);
      answers[answer] = (answers[answer] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: at_once }, gunner));
  return { shots: shots.length, seconds: (performance.now() - started) / 1000, answers };
}

/** What a server answered, in a word: the name of the problem, `ok`, a status, or that it hung up. */
async function fireOne(port: number, { path, session_id, content_type, body, sends }: Shot): Promise<string> {
  const socket = connect({ port, host: '127.0.0.1' });
  const head =
    `POST /api/${path} HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\ncontent-type: ${content_type}\r\n` +
    `authorization: Bearer ${session_id}\r\ncontent-length: ${lengthOf(body)}\r\n\r\n`;
  socket.write(head);
  let left = sends ?? Infinity;
  for (const piece of body) {
    if (left > 0) socket.write(piece.subarray(0, left));
    left -= piece.length;
  }
  const text = await everythingFrom(socket);
  const problem = /"problem":"([^"]+)"/.exec(text)?.[1];
  if (problem) return problem;
  if (/"error_code":0\b/.test(text)) return 'ok';
  const status = /^HTTP\/1\.1 (\d+)/.exec(text)?.[1];
  // A download has no envelope.
  return status === '200' ? 'ok' : (status ?? 'hung up');
}

function lengthOf(body: readonly Buffer[]): number {
  return body.reduce((sum, piece) => sum + piece.length, 0);
}

// Of a large answer the beginning and the end tell what it is.
const KEPT = 64 * 1024;

function everythingFrom(socket: Socket): Promise<string> {
  return new Promise((resolve) => {
    let first = '';
    let last = '';
    const end = (): void => {
      clearTimeout(timer);
      socket.destroy();
      resolve(first + last);
    };
    const timer = setTimeout(end, PATIENCE_MS);
    socket.on('data', (piece: Buffer) => {
      if (first.length < KEPT) first += piece.toString('latin1');
      else last = (last + piece.toString('latin1')).slice(-KEPT);
    });
    // A server that has answered may cut off what is still being sent.
    socket.on('error', end);
    socket.on('close', end);
  });
}
