import type { FastifyInstance } from 'fastify';

/**
 * Warns once when requests come through a proxy that the settings do not name: then all visitors have the proxy's address, and
 * limits of an address hold for all of them together.
 */
export function warnOfProxy(app: FastifyInstance, trust_proxy: boolean): void {
  if (trust_proxy) return;
  let isSaid = false;
  app.addHook('onRequest', async (request) => {
    if (isSaid || request.headers['x-forwarded-for'] === undefined) return;
    isSaid = true;
    request.log.warn(
      'Requests come through a proxy: set TRUST_PROXY=true, or limits of an address hold for all visitors together',
    );
  });
}
