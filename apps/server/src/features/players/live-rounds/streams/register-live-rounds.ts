import { PassThrough } from 'node:stream';
import { Problem } from '@takhti/contract';
import { Id } from '@takhti/domain';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { answerTo } from '../../../../http/binding/answer.ts';
import { requireOpenInstitution } from '../../../../http/binding/authorise.ts';
import { bearerOf } from '../../../../http/binding/bearer.ts';
import type { Services } from '../../../../http/services.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import { hashSecret, isSecret } from '../../../../platform/secret.ts';
import { selectMayLead, selectOptionalRound, type RoundKey } from '../live-rounds.queries.ts';
import { selectOptionalPlayer } from '../players.queries.ts';
import { makeScreenUpdater } from './make-screen-updater.ts';
import { makeRoundStreams, type RoundStream } from './round-streams.ts';

/** Often enough that no proxy closes a silent connection, and that a phone soon notices a lost one. */
const beat_ms = 10_000;
/** A client that leaves this much unread has stopped to read. */
const most_unread_bytes = 256 * 1024;

const Asked = z.object({
  institution_id: z.coerce.number().pipe(z.int32()),
  round_id: Id,
  player_id: Id.optional(),
});

/**
 * Serves `GET /api/live-round`: server-sent events of all that a screen of a live round shows (ADR 0048). The
 * bearer is the secret of a learner or of the host; it is not in the address, which ends in logs.
 */
export function registerLiveRounds(app: FastifyInstance, services: Services): void {
  const streams = makeRoundStreams();
  const updater = makeScreenUpdater(services, streams);
  services.metrics.gauge(
    'takhti_live_round_screens',
    'Screens of live rounds that listen to this server.',
    () => streams.all().length,
  );
  let listening: Promise<() => Promise<void>> | undefined;
  const listen = async (): Promise<void> => {
    listening ??= services.db.listen('live_rounds', updater.receive, () => {
      // Events may have been lost: every round is checked once.
      for (const { round } of streams.all()) updater.schedule(round, true);
    });
    await listening.catch((error: unknown) => {
      listening = undefined;
      throw error;
    });
  };
  const beat = setInterval(() => {
    for (const stream of streams.all()) if (!stream.write(': beat\n\n')) stream.end();
  }, beat_ms);
  beat.unref();

  app.addHook('preClose', async () => {
    clearInterval(beat);
    updater.stop();
    for (const stream of streams.all()) stream.end();
    await (
      await listening
    )?.();
  });

  app.get('/api/live-round', async (request, reply) => {
    try {
      const { player_id = null, ...round } = parsed(request.query);
      requireOpenInstitution(round, services.settings.closed_institutions);
      const bearer = bearerOf(request);
      await refuseStranger(services, round, player_id, bearer);
      await listen();
      const body = new PassThrough();
      const stream: RoundStream = {
        round,
        player_id,
        secret_hash: hashSecret(bearer),
        isNew: true,
        write(...pieces) {
          if (body.writableLength + body.readableLength > most_unread_bytes) return false;
          if (!body.destroyed) for (const piece of pieces) body.write(piece);
          return true;
        },
        end: () => void body.end(),
      };
      if (!streams.add(stream)) return await reply.code(503).header('retry-after', '30').send();
      body.on('close', () => streams.remove(stream));
      reply.raw.on('close', () => body.destroy());
      stream.write(': open\n\n');
      updater.schedule(round, false);
      return await reply
        .header('content-type', 'text/event-stream; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('x-accel-buffering', 'no')
        .send(body);
    } catch (error) {
      const { status, envelope } = answerTo(error, request.id);
      return reply
        .code(status === 200 ? 403 : status)
        .header('cache-control', 'no-store')
        .send(envelope);
    }
  });
}

function parsed(query: unknown): z.infer<typeof Asked> {
  const { data } = Asked.safeParse(query);
  if (!data) throw new Problem('live.round_unknown');
  return data;
}

/** @throws Problem live.round_unknown, live.player_unknown */
async function refuseStranger(
  { db }: Pick<Services, 'db'>,
  round: RoundKey,
  player_id: string | null,
  secret: string,
): Promise<void> {
  const hash = await db.inReadTransaction(async (tx) =>
    player_id === null
      ? await selectHashOfHost(tx, round)
      : (await selectOptionalPlayer(tx, { ...round, player_id }))?.token_hash,
  );
  if (hash === undefined || !isSecret(secret, hash))
    throw new Problem(player_id === null ? 'live.round_unknown' : 'live.player_unknown');
}

/** The hash of the secret with which a round is led; undefined where it cannot be led. */
async function selectHashOfHost(tx: Tx, key: RoundKey): Promise<string | undefined> {
  const round = await selectOptionalRound(tx, key);
  return round && (await selectMayLead(tx, round)) ? round.host_token_hash : undefined;
}
