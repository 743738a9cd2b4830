import type { FastifyInstance } from 'fastify';
import type { Services } from './services.ts';

/**
 * Serves `/health`: 200 while the server serves, with what is wrong and what to do when it is `degraded`; 503 while it cannot.
 * For balancers, for the person who watches over it, and for our own tests.
 */
export function serveHealth(
  app: FastifyInstance,
  { condition, db }: Pick<Services, 'condition' | 'db'>,
): void {
  app.get('/health', async (_request, reply) => {
    const { status, reasons } = await condition.look();
    return reply
      .code(status === 'unavailable' ? 503 : 200)
      .header('cache-control', 'no-store')
      .send({ status, database: db.kind, reasons });
  });
}
