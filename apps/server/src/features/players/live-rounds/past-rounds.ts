import { Problem, type listPastRounds, type openPastRound, type ReplyOf } from '@takhti/contract';
import type { Session } from '../../../http/session.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { hashSecret, makeSecret } from '../../../platform/secret.ts';
import { listRoundsOfHost, lockOptionalRound, updateRound } from './live-rounds.queries.ts';

type Leader = Pick<Session, 'institution_id' | 'user_id' | 'active_role'>;

/** The rounds of this content that somebody led and that came to their end, the latest first. */
export async function pastRoundsOf(
  tx: Tx,
  { institution_id, user_id: host_user_id }: Leader,
  content_id: string,
): Promise<ReplyOf<typeof listPastRounds>> {
  const rows = await listRoundsOfHost(tx, { institution_id, host_user_id, content_id });
  return {
    records: rows.map(({ round_id, created_on, players, question_at }) => ({
      round_id,
      begun_on: new Date(created_on).toISOString(),
      players,
      questions: question_at + 1,
    })),
    total: rows.length,
  };
}

/**
 * Lets the person who led a round look at its report again: the secret is a new one, as for a round that is continued with.
 * @throws Problem live.round_unknown, also for anyone but its host
 */
export async function openPast(
  tx: Tx,
  { institution_id, user_id, active_role }: Leader,
  round_id: string,
): Promise<ReplyOf<typeof openPastRound>> {
  const round = await lockOptionalRound(tx, { institution_id, round_id });
  if (round?.host_user_id !== user_id || round.ended_on === null) throw new Problem('live.round_unknown');
  const host_token = makeSecret();
  await updateRound(tx, round, { host_token_hash: hashSecret(host_token), host_role: active_role.role });
  return { institution_id, round_id, host_token, code: round.code };
}
