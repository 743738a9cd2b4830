import { AsyncLocalStorage } from 'node:async_hooks';
import { Metadata, Server } from '@tus/server';
import { Problem, tooLargeOf, uploadFile } from '@takhti/contract';
import { fileKinds } from '@takhti/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerTo } from '../../../http/binding/answer.ts';
import { requireRight } from '../../../http/binding/authorise.ts';
import { bearerOf } from '../../../http/binding/bearer.ts';
import { drain } from '../../../http/binding/drain.ts';
import { incomingUploadOf } from '../../../http/incoming/incoming-upload.ts';
import type { Services } from '../../../http/services.ts';
import type { Session } from '../../../http/session.ts';
import { authenticate } from '../../account/index.ts';
import { loadEditableContainer } from '../../containers/index.ts';
import { kindFor } from '../uploads.service.ts';
import { HalfStore } from './half-store.ts';
import { aboutOf, beginHalf, dropHalf, giveRoomBack, isOwn, keepHalf } from './halves.ts';

const path = '/api/storage/pieces';
type HalfRequest = FastifyRequest<{ Params: { half_id?: string } }>;

/**
 * Receives files piece by piece by the protocol tus (tus.io), so that a broken connection costs the last piece only: POST
 * begins one, PATCH adds a piece, HEAD says how far it is, DELETE deletes it. It needs the right to upload; a half file belongs
 * to one person. The content is checked when the file is complete, by the call that finishes it.
 */
export function registerResumable(app: FastifyInstance, services: Services): void {
  const named = new AsyncLocalStorage<string>();
  const server = new Server({
    path,
    datastore: new HalfStore(services.halves),
    relativeLocation: true,
    allowedOrigins: [],
    namingFunction: () => named.getStore() ?? '',
    onResponseError: (_request, error) => {
      if ('status_code' in error) return undefined;
      services.condition.note(error);
      return { status_code: 500, body: 'fault' };
    },
  });
  const pass = async (request: FastifyRequest, reply: FastifyReply, half_id = ''): Promise<void> => {
    reply.hijack();
    await named.run(half_id, () => server.handle(request.raw, reply.raw));
  };

  async function begin(request: FastifyRequest, reply: FastifyReply, session: Session): Promise<void> {
    const half_id = await beginHalf(services, session, await admittedBytes(services, request, session));
    await pass(request, reply, half_id);
    // Others that were begun at the same moment may have taken its place before it was on the disk.
    if (reply.raw.statusCode === 201) await keepHalf(services, session, half_id);
    else await dropHalf(services, session, half_id);
  }

  async function resume(request: HalfRequest, reply: FastifyReply, session: Session): Promise<void> {
    const half_id = request.params.half_id ?? '';
    // The library takes the name from the whole address: with anything behind it that would be another one.
    const isNamed = isOwn(session, half_id) && request.url.endsWith(`/${half_id}`);
    const isGone = request.method === 'PATCH' && isNamed && !(await keepHalf(services, session, half_id));
    if (!isNamed || isGone) return void (await reply.code(404).send());
    // Before the answer: the client may begin again as soon as it arrives.
    if (request.method === 'DELETE') await giveRoomBack(services, session, half_id);
    const leave = request.method === 'PATCH' ? enter(request, session) : null;
    try {
      await pass(request, reply);
    } finally {
      leave?.();
    }
  }

  // As many as other files; a slow sender gives way.
  function enter({ raw }: FastifyRequest, session: Session): () => void {
    return services.workroom.admit(session, incomingUploadOf(raw)).leave;
  }

  async function handle(request: HalfRequest, reply: FastifyReply): Promise<void> {
    try {
      const session = await authenticate(services, bearerOf(request));
      requireRight(uploadFile, session);
      await (request.method === 'POST' ? begin : resume)(request, reply, session);
    } catch (error) {
      drain(request.raw);
      const { status, envelope } = answerTo(error, request.id);
      if (!(error instanceof Problem)) services.condition.note(error);
      await reply
        .code(status === 200 ? 400 : status)
        .header('cache-control', 'no-store')
        .send(envelope);
    }
  }

  void app.register(async (scope) => {
    // It is read by the library, as it comes.
    scope.addContentTypeParser('application/offset+octet-stream', (_request, _body, done) => done(null));
    scope.route({ method: 'POST', url: path, handler: handle });
    scope.route({ method: ['HEAD', 'PATCH', 'DELETE'], url: `${path}/:half_id`, handler: handle });
  });
}

/** How many bytes are to come, if this file may come at all. */
async function admittedBytes(
  services: Services,
  { headers }: FastifyRequest,
  session: Session,
): Promise<number> {
  const bytes = Number(headers['upload-length']);
  if (!Number.isSafeInteger(bytes) || bytes <= 0) throw new Problem('request.invalid', { fields: [] });
  const { file_name, container_id } = aboutOf({ about: metadataIn(headers['upload-metadata']) });
  if (container_id === '') throw new Problem('request.invalid', { fields: [] });
  const { content_type } = await services.db.inReadTransaction((tx) =>
    loadEditableContainer(tx, session, container_id),
  );
  const kind = kindFor(content_type, file_name);
  // For a file that is too large, only the message matters.
  if (bytes > fileKinds[kind].most_bytes) throw new Problem(tooLargeOf(kind) as 'request.too_large');
  return bytes;
}

function metadataIn(header: string | string[] | undefined): Record<string, string> {
  try {
    const parsed = Metadata.parse(String(header ?? ''));
    return Object.fromEntries(Object.entries(parsed).map(([name, value]) => [name, value ?? '']));
  } catch {
    throw new Problem('request.invalid', { fields: [] });
  }
}
