import { randomInt } from 'node:crypto';
import { keptQuestion } from '@takhti/content-types/question-kinds';
import { Problem, type openLiveRound, type ReplyOf, type RequestOf } from '@takhti/contract';
import { limits } from '@takhti/domain';
import type { Services } from '../../../http/services.ts';
import type { Caller } from '../../../http/session.ts';
import { lockNamed, type Tx } from '../../../platform/db/index.ts';
import { newId } from '../../../platform/ids.ts';
import { hashSecret, makeSecret } from '../../../platform/secret.ts';
import { refuseWhile } from '../../../http/limits/refuse-while.ts';
import { insertRound, lockRoundOfHost, updateRound } from './live-rounds.queries.ts';
import { whatIsAsked } from './what-is-asked.ts';

const { live_round } = limits;
const codeTries = 20;
/** Rounds that one person may open within a quarter of an hour: each keeps a copy of its questions for a week. */
const most_opened = 20;

/**
 * Opens published content as a live round. The host of one that has not come to its podium continues with it, on any device;
 * the device before does not lead any more.
 * @throws Problem players.not_found, live.nothing_to_ask, request.too_many
 */
export async function openRound(
  tx: Tx,
  { clock, launches }: Pick<Services, 'clock' | 'launches'>,
  leader: Pick<Caller, 'institution_id' | 'user_id' | 'active_role'>,
  { content_id, seconds }: RequestOf<typeof openLiveRound>,
): Promise<ReplyOf<typeof openLiveRound>> {
  const { institution_id, user_id } = leader;
  const now = clock.now();
  const host_role = leader.active_role.role;
  const since = new Date(now.getTime() - live_round.hours * 3_600_000);
  const host_token = makeSecret();
  const host_token_hash = hashSecret(host_token);
  // Of new content there is no round to lock: two presses must not open two.
  await lockNamed(tx, `round of ${institution_id} ${user_id} ${content_id}`);
  const open = await lockRoundOfHost(tx, { institution_id, host_user_id: user_id, content_id, since });
  if (open?.phase === 'podium') {
    // It has been played: the next class gets a code and nicknames of its own.
    await updateRound(tx, open, { phase: 'over', ended_on: now, version: open.version + 1 });
  } else if (open) {
    // It asks what was published when it was opened: its bank may be closed to them since.
    const playable = await whatIsAsked(tx, leader, content_id, 1);
    if (!playable || playable.questions.length === 0) throw new Problem('players.not_found');
    // Before it begins its time can still be chosen: this is the choice that was made last.
    await updateRound(tx, open, { host_token_hash, host_role, ...(open.phase === 'lobby' && { seconds }) });
    return { institution_id, round_id: open.round_id, host_token, code: open.code };
  }
  const held = await whatIsAsked(tx, leader, content_id);
  if (!held) throw new Problem('players.not_found');
  const { questions } = held;
  if (questions.length === 0) throw new Problem('live.nothing_to_ask');
  refuseWhile(launches.count([{ subject: `rounds of ${institution_id} ${user_id}`, most: most_opened }]));
  const { title, language } = held.publication;
  for (let tries = 0; tries < codeTries; tries += 1) {
    const round = {
      institution_id,
      round_id: newId(),
      code: String(randomInt(10 ** (live_round.code - 1), 10 ** live_round.code)),
      host_user_id: user_id,
      host_token_hash,
      host_role,
      content_id,
      title,
      language,
      questions: JSON.stringify(questions.map((question) => keptQuestion.toKeep(question))),
      seconds,
      phase: 'lobby' as const,
      question_at: 0,
      version: 1,
      created_on: now,
    };
    if (await insertRound(tx, round))
      return { institution_id, round_id: round.round_id, host_token, code: round.code };
  }
  throw new Error('no code of a live round is free');
}
