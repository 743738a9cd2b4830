import { Problem, type answerLiveRound, type RequestOf } from '@takhti/contract';
import { judgeTime, livePhaseAt, livePoints } from '@takhti/domain';
import type { Tx } from '../../../platform/db/index.ts';
import { isSecret } from '../../../platform/secret.ts';
import { judged, questionOf } from './asked.ts';
import { stateOf } from './join-round.ts';
import { shareOptionalRound } from './live-rounds.queries.ts';
import { insertAnswerOnce, selectOptionalPlayer } from './players.queries.ts';

/**
 * Keeps a learner's first answer to the question that is asked, judged by when it was given. One that comes again changes nothing,
 * also when the question is over by then.
 * @throws Problem live.round_unknown, live.player_unknown, live.not_asked, live.too_late
 */
export async function answerRound(
  tx: Tx,
  now: Date,
  input: RequestOf<typeof answerLiveRound>,
): Promise<Record<string, never>> {
  const round = await shareOptionalRound(tx, input);
  if (!round) throw new Problem('live.round_unknown');
  const player = await selectOptionalPlayer(tx, input);
  if (!player || !isSecret(input.player_token, player.token_hash)) throw new Problem('live.player_unknown');
  const { institution_id, round_id, asked_on, closes_on } = round;
  const question = questionOf(round, input.question_at);
  const isAsked = round.question_at === input.question_at && livePhaseAt(stateOf(round), now) === 'asking';
  if (!isAsked || !question || asked_on === null || closes_on === null) throw new Problem('live.not_asked');
  const time = judgeTime(
    { asked_on: new Date(asked_on), closes_on: new Date(closes_on) },
    now,
    input.held_ms,
  );
  if (!time) throw new Problem('live.too_late');
  const { isRight, answer } = judged(question, input.question_at, input.answer, round.language);
  await insertAnswerOnce(tx, {
    institution_id,
    round_id,
    question_at: input.question_at,
    player_id: player.player_id,
    answer: JSON.stringify(answer),
    is_right: isRight ? 1 : 0,
    points: livePoints(isRight, time),
    given_on: time.given_on,
  });
  return {};
}
