import type { IncomingHttpHeaders } from 'node:http';
import { Id } from '@takhti/domain';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Services } from '../../http/services.ts';
import { attachment } from '../../platform/file-name.ts';
import { StorageFault } from '../../platform/storage/index.ts';
import { rangeOf } from './byte-range.ts';
import { selectOptionalUpload } from './uploads.queries.ts';

interface FileRequest {
  Params: { upload_id: string };
  Querystring: { e?: unknown; s?: unknown };
}

/** Serves uploaded files at signed addresses: `GET /files/:upload_id?e=&s=`; 404 for everything else. */
export function registerFileRoutes(app: FastifyInstance, { db, storage, files }: Services): void {
  app.get<FileRequest>('/files/:upload_id', async (request, reply) => {
    const { upload_id } = request.params;
    const { e, s } = request.query;
    const isAddress = typeof e === 'string' && typeof s === 'string' && Id.safeParse(upload_id).success;
    const institution_id = isAddress ? files.institutionOf(upload_id, e, s) : null;
    if (institution_id === null) return notFound(reply);
    // Bytes never change under an id, so that the id is their tag.
    const etag = `"${upload_id}"`;
    if (request.headers['if-none-match'] === etag) return keep(reply, etag).code(304).send();
    const upload = await db.inReadTransaction((tx) => selectOptionalUpload(tx, institution_id, upload_id));
    if (!upload) return notFound(reply);
    const part = isAsked(request.headers, etag) ? rangeOf(request.headers.range, upload.bytes) : null;
    if (part === 'unsatisfiable')
      return reply.code(416).header('content-range', `bytes */${upload.bytes}`).send();
    const file = await storage.get(upload.storage_key, part ?? undefined);
    if (!file) return notFound(reply);
    // A browser would keep for a week what is not the file.
    if (!part && file.bytes !== upload.bytes) {
      file.body.destroy();
      throw new StorageFault('unavailable', `${upload.storage_key} has ${file.bytes} bytes`);
    }
    if (part)
      void reply.code(206).header('content-range', `bytes ${part.first}-${part.last}/${upload.bytes}`);
    return keep(reply, etag)
      .header('accept-ranges', 'bytes')
      .header('content-type', upload.media_type)
      .header('content-length', file.bytes)
      .header('content-disposition', dispositionOf(upload))
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(file.body);
  });
}

const shown = /^(image|audio|video)\/|^text\/vtt/;

/** Whether a browser shows it in its place, or keeps it under its name. */
function dispositionOf({ media_type, file_name }: { media_type: string; file_name: string }): string {
  return shown.test(media_type) ? 'inline' : attachment(file_name);
}

// A client with an older part of another file gets the whole of this one.
function isAsked(headers: IncomingHttpHeaders, etag: string): boolean {
  return headers['if-range'] === undefined || headers['if-range'] === etag;
}

function keep(reply: FastifyReply, etag: string): FastifyReply {
  return reply.header('cache-control', 'private, max-age=604800, immutable').header('etag', etag);
}

function notFound(reply: FastifyReply): FastifyReply {
  return reply.code(404).header('cache-control', 'no-store').send();
}
