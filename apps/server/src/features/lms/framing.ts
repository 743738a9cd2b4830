import { setTimeout as wait } from 'node:timers/promises';
import { ltiOriginsOf } from '@takhti/domain';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Services } from '../../http/services.ts';
import { fittingOrigins } from './fitting-origins.ts';
import { listFramers } from './lti/platforms/platforms.queries.ts';
import { listOrigins } from './settings/origins.queries.ts';

const policy = 'content-security-policy';
const framedByUs = "frame-ancestors 'self'";
const formsToUs = "form-action 'self'";
/** How long after an administrator named another page it may frame the product at the latest. */
const knownForMs = 15_000;
/** Longer than that no page waits for a database that is away: those that were known last may frame it. */
const waits_ms = 500;

/**
 * Lets the pages that institutions name frame the product, and those that it opened in a window talk to it. A page is sent before
 * anybody says whose it is, so each of them may frame it; what is shown inside asks for a login or a launch of its own.
 */
export function registerFraming(app: FastifyInstance, { db, clock }: Services): void {
  let known: { readonly origins: readonly string[]; readonly until: number } | null = null;

  async function origins(isForced: boolean): Promise<readonly string[]> {
    const now = clock.now().getTime();
    if (!isForced && known && known.until > now) return known.origins;
    const found = await db.inReadTransaction(async (tx) => [
      ...(await listOrigins(tx)),
      ...(await listFramers(tx)).flatMap(ltiOriginsOf),
    ]);
    known = { origins: fittingOrigins(found), until: now + knownForMs };
    return known.origins;
  }

  app.addHook('onSend', async (request, reply) => {
    const sent = reply.getHeader(policy);
    if (typeof sent !== 'string' || !sent.includes(framedByUs)) return;
    // A page is shown although the database is away: it says so by itself.
    // A platform that was registered a moment ago is tried out now.
    const others = await Promise.race([
      origins(request.url.startsWith('/lti/')).catch(() => known?.origins ?? []),
      wait(waits_ms, undefined, { ref: false }).then(() => known?.origins ?? []),
    ]);
    if (others.length === 0) return;
    letFrame(reply, others);
  });
}

/** Lets pages of other origins frame what is sent, or open it in a window and talk to it; to them its forms may be sent. */
export function letFrame(reply: FastifyReply, origins: readonly string[]): void {
  const sent = reply.getHeader(policy);
  if (typeof sent !== 'string') return;
  const others = origins.join(' ');
  reply.header(
    policy,
    sent.replace(framedByUs, `${framedByUs} ${others}`).replace(formsToUs, `${formsToUs} ${others}`),
  );
  reply.removeHeader('x-frame-options');
  // It would cut the window off from its opener, which waits for a message.
  reply.removeHeader('cross-origin-opener-policy');
}
