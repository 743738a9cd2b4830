import type { FastifyRequest } from 'fastify';

/** The secret that a request carries in its authorization header; empty when it carries none. */
export function bearerOf(request: Pick<FastifyRequest, 'headers'>): string {
  return /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
}
