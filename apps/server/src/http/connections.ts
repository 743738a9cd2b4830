import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { refuse } from './binding/answer.ts';
import { visitorAddress } from './visitor-address.ts';

/**
 * Answers whoever holds as many connections as one address may that there are too many, and hangs up.
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

/** Ends a request of which nothing has come for a while; one that has come whole may be worked on for as long as it takes. */
export function endIdleRequests(app: FastifyInstance, seconds: number): void {
  app.addHook('onRequest', async ({ raw }) => {
    const { socket } = raw;
    // Calls of tests come without a line.
    if (raw.complete || !('setTimeout' in socket)) return;
    const onIdle = (): void => void raw.destroy();
    socket.setTimeout(seconds * 1000, onIdle);
    raw.once('end', () => {
      socket.off('timeout', onIdle);
      socket.setTimeout(0);
    });
  });
}
