import type { FastifyInstance } from 'fastify';
import type { Services } from '../../http/services.ts';
import { listOrigins } from './settings/origins.queries.ts';

const policy = 'content-security-policy';
const framedByUs = "frame-ancestors 'self'";
/** How long after an administrator named another page it may frame the product at the latest. */
const knownForMs = 15_000;

/**
 * Lets the pages that institutions name frame the product, and those that it opened in a window talk to it. A page is sent before
 * anybody says whose it is, so each of them may frame it; what is shown inside asks for a login or a launch of its own.
 */
export function registerFraming(app: FastifyInstance, { db, clock }: Services): void {
  let known: { readonly origins: readonly string[]; readonly until: number } | null = null;

  async function origins(): Promise<readonly string[]> {
    const now = clock.now().getTime();
    if (known && known.until > now) return known.origins;
    const found = await db.readOne(listOrigins);
    known = { origins: found, until: now + knownForMs };
    return found;
  }

  app.addHook('onSend', async (_request, reply) => {
    const sent = reply.getHeader(policy);
    if (typeof sent !== 'string' || !sent.includes(framedByUs)) return;
    // A page is shown although the database is away: it says so by itself.
    const others = await origins().catch(() => []);
    if (others.length === 0) return;
    reply.header(policy, sent.replace(framedByUs, [framedByUs, ...others].join(' ')));
    reply.removeHeader('x-frame-options');
    // It would part a window from the page that opened it and waits to hear from it.
    reply.removeHeader('cross-origin-opener-policy');
  });
}
