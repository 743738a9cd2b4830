import { createHash } from 'node:crypto';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bearerOf } from '../binding/bearer.ts';
import { RateStore } from './rate-store.ts';
import type { Authenticate } from '../session.ts';
import type { Owner } from '../../platform/work/index.ts';
import { visitorAddress } from '../limits/visitor-address.ts';

// LRU: evicted sessions count against their address.
const most_remembered = 20_000;

const forPublic = 'public ';

/** The person who sends a request, before it is handled; null for strangers and visitors. */
export type SenderOf = (request: FastifyRequest) => Owner | null;

/** How often more an address may make calls that need no login: learners have none, and a whole school of them sits behind one. */
export const publicTimes = 5;

/**
 * Limits calls by person, in however many sessions, or by address if nobody is logged in. A whole school may share one address, so
 * its people are counted apart once they are logged in; visitors have no account of their own and are counted by it. A bearer
 * counts only once it belongs to a session; otherwise each made-up one would have its own limit.
 * @param perMinute 0 for no limit.
 * @param isPublic whether the route of an address needs no login; these calls are counted apart, and more of them are let through
 * @returns the way to authenticate that remembers whose bearers were good, and who sends a request by what is remembered.
 */
export async function limitRate(
  app: FastifyInstance,
  perMinute: number,
  isPublic: (url: string) => boolean,
  authenticate: Authenticate,
): Promise<{ authenticate: Authenticate; senderOf: SenderOf }> {
  const good = new Map<string, Owner | null>();
  const senderOf: SenderOf = (request) => good.get(keyOf(bearerOf(request))) ?? null;
  if (perMinute > 0)
    await app.register(rateLimit, {
      max: (_request, key) => (key.startsWith(forPublic) ? perMinute * publicTimes : perMinute),
      timeWindow: 60_000,
      store: RateStore,
      // The route, not the address as written, which has many spellings.
      allowList: (request) => request.routeOptions.url?.startsWith('/api/') !== true,
      keyGenerator: (request) => {
        const sender = senderOf(request);
        if (sender) return `person ${sender.institution_id} ${sender.user_id}`;
        const address = visitorAddress(request.ip);
        const isVisitor = good.has(keyOf(bearerOf(request)));
        return isVisitor || isPublic(request.routeOptions.url ?? '') ? `${forPublic}${address}` : address;
      },
    });
  return {
    senderOf,
    authenticate: async (bearer) => {
      const session = await authenticate(bearer);
      const key = keyOf(bearer);
      good.delete(key);
      const { institution_id, viewer, is_visitor } = session;
      good.set(key, is_visitor ? null : { institution_id, user_id: viewer.user_id });
      const [oldest] = good.keys();
      if (good.size > most_remembered && oldest !== undefined) good.delete(oldest);
      return session;
    },
  };
}

function keyOf(bearer: string): string {
  return createHash('sha256').update(bearer).digest('base64url');
}
