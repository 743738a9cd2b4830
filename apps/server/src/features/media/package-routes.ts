import { createInflateRaw } from 'node:zlib';
import { Id } from '@takhti/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../http/services.ts';
import { rangeOf } from './byte-range.ts';
import { mediaTypeOf } from './package-media-types.ts';
import { selectOptionalEntry } from './uploads.queries.ts';

interface PackageRequest {
  Params: { upload_id: string; key: string; '*': string };
}

/**
 * Serves the files of archives that are played: `GET /packages/:upload_id/:expiry.:signature/...`; 404 for everything else. The
 * signature is in the path, so that files which ask for each other by their places are found. What is a page of such an archive
 * runs without an origin, and reaches nothing but its own archive; its scripts serve no page of ours.
 */
export function registerPackageRoutes(app: FastifyInstance, { db, storage, files }: Services): void {
  app.get<PackageRequest>('/packages/:upload_id/:key/*', async (request, reply) => {
    const { upload_id, key, '*': path } = request.params;
    const [expires = '', signature = ''] = key.split('.');
    const isAddress = Id.safeParse(upload_id).success && !path.includes('\0') && path.isWellFormed();
    const institution_id = isAddress ? files.institutionOf(upload_id, expires, signature) : null;
    if (institution_id === null) return notFound(reply);
    const media_type = mediaTypeOf(path);
    if (isOurs(request) && media_type.startsWith('text/javascript')) return notFound(reply);
    const found = await db.inReadTransaction((tx) =>
      selectOptionalEntry(tx, institution_id, upload_id, path.normalize('NFC')),
    );
    if (!found?.entry) return notFound(reply);
    const [start, packed, bytes, is_packed] = found.entry;
    const part = is_packed ? null : rangeOf(request.headers.range, bytes);
    if (part === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${bytes}`).send();
    if (part) void reply.code(206).header('content-range', `bytes ${part.first}-${part.last}/${bytes}`);
    void reply
      .header('content-type', media_type)
      .header('content-length', part ? part.last - part.first + 1 : bytes)
      .header('content-security-policy', policyFor(request, upload_id, key))
      .header('cache-control', 'private, max-age=604800, immutable')
      .header('accept-ranges', is_packed ? 'none' : 'bytes')
      // Pages without an origin ask for their own files as strangers. The address is the secret.
      .header('access-control-allow-origin', '*')
      .header('cross-origin-resource-policy', 'cross-origin')
      .removeHeader('x-frame-options');
    // Storages take no empty part.
    if (bytes === 0) return reply.send('');
    const [first, last] = part ? [start + part.first, start + part.last] : [start, start + packed - 1];
    const file = await storage.get(found.storage_key, { first, last });
    if (!file) return notFound(reply);
    return reply.send(is_packed ? file.body.compose(createInflateRaw()) : file.body);
  });
}

// Browsers say so of what a page of this very origin asks for, and of nothing that a page without one asks for.
function isOurs({ headers }: FastifyRequest): boolean {
  return headers['sec-fetch-site'] === 'same-origin';
}

// Named in full: 'self' is nothing for a page without an origin.
function policyFor({ protocol, host }: FastifyRequest, upload_id: string, key: string): string {
  const own = `${protocol}://${host}/packages/${upload_id}/${key}/`;
  return [
    'sandbox allow-scripts allow-pointer-lock',
    `default-src ${own} data: blob:`,
    `script-src ${own} 'unsafe-inline' 'unsafe-eval' blob:`,
    `style-src ${own} 'unsafe-inline' data:`,
    "form-action 'none'",
    `base-uri ${own}`,
  ].join('; ');
}

function notFound(reply: FastifyReply): FastifyReply {
  return reply.code(404).header('cache-control', 'no-store').send();
}
