import { Problem } from '@takhti/contract';
import { certificateLinks, certificatePath } from '@takhti/domain';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../../http/services.ts';
import { visitorAddress } from '../../../http/limits/visitor-address.ts';
import { tryCode } from '../../../http/limits/wrong-codes.ts';
import { selectOptionalCertified } from './certificates.queries.ts';
import { certificateCode } from '../rewards.ts';

/** Serves `GET /c/<institution>/<code>`, the printed address of a certificate: redirects to its page. */
export function registerCertificates(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { institution: string; code: string } }>(
    `${certificateLinks.path}/:institution/:code`,
    async (request, reply) => {
      const { institution, code } = request.params;
      try {
        const path = await pathOf(services, Number(institution), code, visitorAddress(request.ip));
        if (path === null) return reply.code(404).callNotFound();
        return await reply.header('cache-control', 'no-store').redirect(path, 302);
      } catch (error) {
        if (!(error instanceof Problem) || error.problem !== 'request.too_many') throw error;
        return reply.code(429).callNotFound();
      }
    },
  );
}

async function pathOf(
  services: Services,
  institution_id: number,
  typed: string,
  address: string,
): Promise<string | null> {
  const countWrong = tryCode(services, 'certificate', address);
  const code = certificateCode(typed);
  const { settings, db } = services;
  const isKnown = Number.isInteger(institution_id) && Math.abs(institution_id) < 2 ** 31;
  if (!isKnown || settings.closed_institutions.has(institution_id)) return null;
  const key = { institution_id, code };
  const found = await db.inReadTransaction((tx) => selectOptionalCertified(tx, key));
  if (found) return certificatePath({ institution_id, ...found }, code);
  countWrong();
  return null;
}
