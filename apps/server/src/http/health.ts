import type { FastifyInstance } from 'fastify';
import type { Services } from './services.ts';

/** Serves `/health`: 200 while the database answers, 503 while it does not. For balancers and for our own tests. */
export function serveHealth(app: FastifyInstance, services: Services): void {
  app.get('/health', async (_request, reply) => {
    try {
      await services.db.ping();
      return await reply
        .header('cache-control', 'no-store')
        .send({ status: 'ok', database: services.db.kind });
    } catch {
      return await reply
        .code(503)
        .header('cache-control', 'no-store')
        .send({ status: 'database unreachable', database: services.db.kind });
    }
  });
}
