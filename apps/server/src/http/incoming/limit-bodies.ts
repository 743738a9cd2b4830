import type { FastifyInstance } from 'fastify';
import { makePlaces } from '../../platform/work/index.ts';
import { incomingUploadOf } from './incoming-upload.ts';
import { visitorAddress } from '../limits/visitor-address.ts';
import type { SenderOf } from './rate-limit.ts';

/** Smaller bodies than this take no place: of as many as one address may send, nothing comes together. */
const small_bytes = 64 * 1024;
/** Arriving bodies in memory: in all, of an institution or of all strangers, and of each person or address of strangers. */
const share = { all: 48, institution: 24, person: 8 };
/** No institution has this id. */
const strangers = 0;

/**
 * Bounds what half-sent bodies hold in memory, before it is known whose they are. Files are not among them, they are on the disk.
 * @param senderOf who sends a request, by what is remembered of bearers
 */
export function limitBodies(app: FastifyInstance, senderOf: SenderOf): void {
  const places = makePlaces(share);
  app.addHook('preParsing', async (request) => {
    const said = request.headers['content-length'];
    const isSmall = request.headers['transfer-encoding'] === undefined && Number(said ?? 0) <= small_bytes;
    const isFile = /^(multipart\/|application\/offset\+octet-stream$)/i.test(
      request.headers['content-type'] ?? '',
    );
    if (isSmall || isFile) return;
    const stranger = { institution_id: strangers, user_id: visitorAddress(request.ip) };
    const leave = places.enter(senderOf(request) ?? stranger, incomingUploadOf(request.raw));
    if (!leave) throw Object.assign(new Error('too many bodies on their way'), { statusCode: 429 });
    request.raw.once('end', leave);
    request.raw.once('close', leave);
  });
}
