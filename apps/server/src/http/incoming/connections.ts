import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { refuse } from '../binding/answer.ts';
import { visitorAddress } from '../limits/visitor-address.ts';

/**
 * Answers the person who holds as many connections as one address may that there are too many, and hangs up.
 * @param most 0 for no limit
 */
export function limitConnections(app: FastifyInstance, most: number): void {
  if (most === 0) return;
  const open = new Map<string, number>();
  app.server.on('connection', (socket: Socket) => {
    const address = visitorAddress(socket.remoteAddress ?? '');
    const count = (open.get(address) ?? 0) + 1;
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
    if (count > most) socket.end(tooMany(), () => socket.destroy());
  });
}

function tooMany(): string {
  const { status, envelope } = refuse('request.too_many', {}, randomUUID());
  const body = JSON.stringify(envelope);
  return (
    `HTTP/1.1 ${status} Too Many Requests\r\ncontent-type: application/json; charset=utf-8\r\n` +
    `content-length: ${Buffer.byteLength(body)}\r\nretry-after: 10\r\nconnection: close\r\n\r\n${body}`
  );
}

/** A body that comes slower than this, measured from look to look, holds a place that others wait for: 270 bytes a second. */
const least_bytes = 8 * 1024;

/**
 * Ends requests of which nothing, or hardly anything, has come from one look to the next; one that has come whole may be worked on for
 * as long as it takes.
 * @param seconds from look to look
 */
export function endSlowRequests(app: FastifyInstance, seconds: number): void {
  // Bytes received at the last check; null before the first.
  const coming = new Map<IncomingMessage, number | null>();
  const timer = setInterval(() => {
    for (const [raw, before] of coming) {
      const now = raw.socket.bytesRead;
      if (before !== null && now - before < least_bytes) raw.destroy();
      else coming.set(raw, now);
    }
  }, seconds * 1000);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
  app.addHook('onRequest', async ({ raw }) => {
    // Calls of tests have no socket.
    if (raw.complete || !('bytesRead' in raw.socket)) return;
    coming.set(raw, null);
    const remove = (): void => void coming.delete(raw);
    raw.once('end', remove);
    raw.once('close', remove);
  });
}
