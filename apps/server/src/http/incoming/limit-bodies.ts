import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { makePlaces } from '../../platform/work/index.ts';
import { bearerOf } from '../binding/bearer.ts';
import { incomingUploadOf } from './incoming-upload.ts';
import { visitorAddress } from '../limits/visitor-address.ts';

/** Smaller bodies than this take no place: of as many as one address may send, nothing comes together. */
const small_bytes = 64 * 1024;
/** Bytes of arriving bodies in memory: in all, of unknown and of known callers, and of each caller. */
const share = { all: 48, institution: 24, person: 8 };
const [strangers, known] = [0, 1];

/**
 * Bounds what half-sent bodies hold in memory, before it is known whose they are. Files are not among them, they are on the disk.
 * @param isKnown whether a request brings a bearer that proved to be a session's
 */
export function limitBodies(app: FastifyInstance, isKnown: (request: FastifyRequest) => boolean): void {
  const places = makePlaces(share);
  app.addHook('preParsing', async (request) => {
    const said = request.headers['content-length'];
    const isSmall = request.headers['transfer-encoding'] === undefined && Number(said ?? 0) <= small_bytes;
    const isFile = /^(multipart\/|application\/offset\+octet-stream$)/i.test(
      request.headers['content-type'] ?? '',
    );
    if (isSmall || isFile) return;
    const leave = places.enter(ownerOf(request, isKnown(request)), incomingUploadOf(request.raw));
    if (!leave) throw Object.assign(new Error('too many bodies on their way'), { statusCode: 429 });
    request.raw.once('end', leave);
    request.raw.once('close', leave);
  });
}

function ownerOf(request: FastifyRequest, is_known: boolean) {
  return is_known
    ? { institution_id: known, user_id: createHash('sha256').update(bearerOf(request)).digest('base64url') }
    : { institution_id: strangers, user_id: visitorAddress(request.ip) };
}
