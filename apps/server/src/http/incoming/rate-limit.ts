import { createHash } from 'node:crypto';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bearerOf } from '../binding/bearer.ts';
import { RateStore } from './rate-store.ts';
import type { Authenticate } from '../session.ts';
import { visitorAddress } from '../limits/visitor-address.ts';

// LRU: evicted sessions count against their address.
const most_remembered = 20_000;

const forPublic = 'public ';

/** How often more an address may make calls that need no login: learners have none, and a whole school of them sits behind one. */
export const publicTimes = 5;

/**
 * Limits calls by session, or by address if there is none. A whole school may share one address, so its people are counted
 * apart once they are logged in. A bearer counts only once it belongs to a session; otherwise each made-up one would have its
 * own limit.
 * @param perMinute 0 for no limit.
 * @param isPublic whether the route of an address needs no login; these calls are counted apart, and more of them are let through
 * @returns the way to authenticate that remembers whose bearers were good, and whether a request brings such a one.
 */
export async function limitRate(
  app: FastifyInstance,
  perMinute: number,
  isPublic: (url: string) => boolean,
  authenticate: Authenticate,
): Promise<{ authenticate: Authenticate; isKnown: (request: FastifyRequest) => boolean }> {
  const good = new Set<string>();
  if (perMinute > 0)
    await app.register(rateLimit, {
      max: (_request, key) => (key.startsWith(forPublic) ? perMinute * publicTimes : perMinute),
      timeWindow: 60_000,
      store: RateStore,
      // The route, not the address as written, which has many spellings.
      allowList: (request) => request.routeOptions.url?.startsWith('/api/') !== true,
      keyGenerator: (request) => {
        const key = keyOf(bearerOf(request));
        if (good.has(key)) return key;
        const address = visitorAddress(request.ip);
        return isPublic(request.routeOptions.url ?? '') ? `${forPublic}${address}` : address;
      },
    });
  return {
    isKnown: (request) => good.has(keyOf(bearerOf(request))),
    authenticate: async (bearer) => {
      const session = await authenticate(bearer);
      const key = keyOf(bearer);
      good.delete(key);
      good.add(key);
      const [oldest] = good;
      if (good.size > most_remembered && oldest !== undefined) good.delete(oldest);
      return session;
    },
  };
}

function keyOf(bearer: string): string {
  return createHash('sha256').update(bearer).digest('base64url');
}
