import { Problem } from '@takhti/contract';
import { playerPathOf, shortLinks } from '@takhti/domain';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../../http/services.ts';
import { visitorAddress } from '../../../http/limits/visitor-address.ts';
import { isClosed, selectOptionalPublication } from '../../publications/index.ts';
import { tryCode } from '../../../http/limits/wrong-codes.ts';
import { selectOptionalLink } from './short-links.queries.ts';

const codes = new RegExp(`^[${shortLinks.letters}]{${shortLinks.length}}$`);

/** Serves `GET /s/<code>`: leads on to what learners play; where there is nothing, the player's page says so. */
export function registerShortLinks(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { code: string } }>(`${shortLinks.path}/:code`, async (request, reply) => {
    try {
      const path = await pathOf(services, request.params.code, visitorAddress(request.ip));
      if (path === null) return reply.code(404).callNotFound();
      return await reply.header('cache-control', 'no-store').redirect(path, 302);
    } catch (error) {
      if (!(error instanceof Problem) || error.problem !== 'request.too_many') throw error;
      return reply.code(429).callNotFound();
    }
  });
}

async function pathOf(services: Services, typed: string, address: string): Promise<string | null> {
  const countWrong = tryCode(services, 'short link', address);
  const code = typed.toLowerCase();
  return services.db.inReadTransaction(async (tx) => {
    const link = codes.test(code) ? await selectOptionalLink(tx, code) : undefined;
    if (!link) {
      countWrong();
      return null;
    }
    const { institution_id, content_id, part_size, asks } = link;
    // A withdrawn link is no wrong guess: a class may still have it on its wall.
    if (services.settings.closed_institutions.has(institution_id)) return null;
    if (await isClosed(tx, institution_id, content_id)) return null;
    const publication = await selectOptionalPublication(tx, institution_id, content_id);
    if (!publication) return null;
    const { content_type, language } = publication;
    return playerPathOf({
      content_id,
      content_type,
      institution_id,
      ...(part_size !== 0 && { part_size }),
      ...(asks !== '' && { link_code: code }),
      ...(asks !== '' && asks !== 'nobody' && { asks, language }),
    });
  });
}
