import { Problem, type joinLiveRound, type ReplyOf, type RequestOf } from '@takhti/contract';
import { limits, liveCode, livePhaseAt, readCompetitorName } from '@takhti/domain';
import type { Services } from '../../../http/services.ts';
import { lockNamed, type Tx } from '../../../platform/db/index.ts';
import { newId } from '../../../platform/ids.ts';
import { hashSecret, makeSecret } from '../../../platform/secret.ts';
import { refuseWhile } from '../../../http/limits/refuse-while.ts';
import { tryCode } from '../../../http/limits/wrong-codes.ts';
import { shareRoundOfCode, type KeptRound } from './live-rounds.queries.ts';
import { countPlayers, insertPlayer } from './players.queries.ts';

/** More do not enter within the same few milliseconds. */
const last_places = 100;

/**
 * Takes somebody into a round by its code.
 * @throws Problem request.too_many and those of the call
 */
export async function joinRound(
  tx: Tx,
  { clock, launches, settings }: Pick<Services, 'clock' | 'launches' | 'settings'>,
  { code, nickname: typed }: RequestOf<typeof joinLiveRound>,
  address: string,
): Promise<ReplyOf<typeof joinLiveRound>> {
  const countWrong = tryCode({ launches }, 'round', address);
  const now = clock.now();
  const round = await shareRoundOfCode(tx, liveCode(code));
  const isClosed = round && settings.closed_institutions.has(round.institution_id);
  const phase = round ? livePhaseAt(stateOf(round), now) : 'over';
  if (!round || isClosed || phase === 'over') {
    countWrong();
    throw new Problem('live.round_unknown');
  }
  // Those who join while the podium is shown would be on it at once.
  if (round.takes_players === 0 || phase === 'podium') throw new Problem('live.shut');
  const { name: nickname, fault } = readCompetitorName(typed);
  if (nickname === null) throw new Problem('live.name_refused', { fault });
  if (await isFull(tx, round)) throw new Problem('live.full');
  const player_token = makeSecret();
  const { institution_id, round_id, language } = round;
  // One phone must not take the places of a class.
  const most = settings.live_joins_per_address;
  const joins = most > 0 ? [{ subject: `joining ${round_id} from ${address}`, most }] : [];
  refuseWhile(launches.wait(joins));
  const player_id = newId();
  const isNew = await insertPlayer(tx, {
    institution_id,
    round_id,
    player_id,
    token_hash: hashSecret(player_token),
    nickname,
    nickname_key: nickname.toLowerCase().replaceAll(/[\p{M}\s.'’\u200C-]/gu, ''),
    joined_on: now,
  });
  if (!isNew) throw new Problem('live.name_taken');
  refuseWhile(launches.count(joins));
  return { institution_id, round_id, player_id, player_token, nickname, language };
}

// Many enter at one bell: only for the last places they wait for each other.
async function isFull(tx: Tx, round: KeptRound): Promise<boolean> {
  const { players } = limits.live_round;
  if ((await countPlayers(tx, round)) < players - last_places) return false;
  await lockNamed(tx, `last places of ${round.round_id}`);
  return (await countPlayers(tx, round)) >= players;
}

/** The columns that decide the phase of a round. */
export function stateOf({ phase, question_at, closes_on, created_on }: KeptRound) {
  return {
    phase,
    question_at,
    closes_on: closes_on === null ? null : new Date(closes_on),
    created_on: new Date(created_on),
  };
}
