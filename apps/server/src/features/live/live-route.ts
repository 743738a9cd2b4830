import { PassThrough } from 'node:stream';
import { Problem } from '@takhti/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { answerTo } from '../../http/binding/answer.ts';
import { bearerOf } from '../../http/binding/bearer.ts';
import type { Services } from '../../http/services.ts';
import type { Session } from '../../http/session.ts';
import { authenticate } from '../account/index.ts';
import { makeListener } from './listener.ts';
import { makeStreams, type Stream, type Streams } from './streams.ts';

/** Often enough that no proxy takes a silent line for a dead one. */
const beat_ms = 20_000;
/** A client that leaves this much unread has stopped to read. */
const most_unread_bytes = 64 * 1024;

/**
 * Serves `GET /api/live`: server-sent events of what the session may see (ADR 0009). It ends when the session does; the
 * screen comes again by itself.
 */
export function registerLiveRoute(app: FastifyInstance, services: Services): void {
  const streams = makeStreams();
  services.metrics.gauge(
    'takhti_live_streams',
    'Screens that listen to this server.',
    () => streams.of().length,
  );
  let isClosing = false;
  let listening: Promise<() => Promise<void>> | undefined;
  // Subscribes when the first screen connects: without open screens no notifications are needed.
  const listen = async (): Promise<void> => {
    listening ??= services.db.listen('live', makeListener(services, streams), () => {
      // Events may have been lost, so all screens fetch everything again.
      for (const stream of streams.of()) streams.send(stream, { kind: 'many' });
    });
    await listening.catch((error: unknown) => {
      listening = undefined;
      throw error;
    });
  };
  const beat = setInterval(() => {
    services.background.run('heartbeat of live streams', () => checkSessions(services, streams));
  }, beat_ms);
  beat.unref();

  app.addHook('preClose', async () => {
    isClosing = true;
    clearInterval(beat);
    for (const stream of streams.of()) stream.end();
    await (
      await listening
    )?.();
  });

  app.get('/api/live', async (request, reply) => {
    try {
      const bearer = bearerOf(request);
      const session = await authenticate(services, bearer);
      if (session.is_visitor) throw new Problem('account.forbidden');
      if (session.is_unconfirmed) throw new Problem('account.unconfirmed');
      await listen();
      return await open(reply, streams, { bearer, session, isClosing });
    } catch (error) {
      const { status, envelope } = answerTo(error, request.id);
      return reply
        .code(status === 200 ? 403 : status)
        .header('cache-control', 'no-store')
        .send(envelope);
    }
  });
}

async function open(
  reply: FastifyReply,
  streams: Streams,
  { bearer, session, isClosing }: { bearer: string; session: Session; isClosing: boolean },
): Promise<FastifyReply> {
  const body = new PassThrough();
  const stream: Stream = {
    bearer,
    session,
    write(text) {
      if (body.writableLength + body.readableLength > most_unread_bytes) return false;
      if (!body.destroyed) body.write(text);
      return true;
    },
    end: () => void body.end(),
  };
  if (isClosing || !streams.add(stream)) return reply.code(503).header('retry-after', '60').send();
  body.on('close', () => streams.remove(stream));
  reply.raw.on('close', () => body.destroy());
  // The first byte confirms the subscription to the screen.
  stream.write(': open\n\n');
  return reply
    .header('content-type', 'text/event-stream; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('x-accel-buffering', 'no')
    .send(body);
}

/** Ends the streams of ended sessions, updates the others, and sends a heartbeat to all. */
export async function checkSessions(
  services: Pick<Services, 'db' | 'clock' | 'files' | 'settings'>,
  streams: Streams,
): Promise<void> {
  for (const stream of streams.of()) {
    try {
      stream.session = await authenticate(services, stream.bearer);
    } catch (error) {
      // The database may be away for a moment; the session is not over by that.
      if (error instanceof Problem) stream.end();
      continue;
    }
    if (!stream.write(': beat\n\n')) stream.end();
  }
}
