import type { FastifyReply } from 'fastify';

/** The caller left while the request was still on its way. */
export class CallerLeft extends Error {
  readonly code = 'ERR_STREAM_PREMATURE_CLOSE';
}

/**
 * Whether an answer failed because its caller left, which is no fault of the server: its stream was closed before its end, as the
 * connection is. A stream that broke while the caller still listens is a fault.
 */
export function isOfLeftCaller(error: unknown, reply: FastifyReply): boolean {
  // Its connection may still be about to close.
  if (error instanceof CallerLeft) return true;
  const isClosed = error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
  return isClosed && (reply.raw.destroyed || reply.raw.socket === null || reply.raw.socket.destroyed);
}
