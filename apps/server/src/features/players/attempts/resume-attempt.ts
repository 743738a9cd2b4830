import { PlayedPart } from '@takhti/domain';
import type { Tx } from '../../../platform/db/index.ts';
import { isSecret } from '../../../platform/secret.ts';
import type { PlayKind, Scored } from '../../../types/play-kind.ts';
import { withholdsAnswers } from './counters.ts';
import { attemptsUsed, isOfAnother } from '../learners/limited-attempts.ts';
import { playedContent } from '../played-content.ts';
import { attemptClock, isTimeUp, secondsUsed } from './attempt-time.ts';
import { attemptFacetOf } from './attempt-facet-of.ts';
import { lockOptionalAttempt, updateLtiLaunch } from './attempts.queries.ts';
import { finishAttempt } from './finish-attempt.ts';
import type { LaunchServices, Launched, LaunchInput } from './launched.ts';

/** The attempt that a learner names by its secret, in the present state; null when there is none, or it is another's. */
export async function resumeAttempt<Play, State extends { readonly seconds: number }, Outcome extends Scored>(
  kind: PlayKind<Play, State, Outcome>,
  tx: Tx,
  base: LaunchServices,
  { attempt_id, attempt_token, institution_id, content_id, learner }: LaunchInput,
): Promise<Launched<Play, State, Outcome> | null> {
  if (attempt_id === undefined || attempt_token === undefined) return null;
  const attempt = await lockOptionalAttempt(tx, { institution_id, attempt_id, content_id });
  if (
    !attempt ||
    !attemptFacetOf(kind, attempt.content_type) ||
    !isSecret(attempt_token, attempt.token_hash) ||
    isOfAnother(attempt, learner)
  )
    return null;
  const lti_launch_id = learner.lti_launch_id ?? attempt.lti_launch_id;
  if (lti_launch_id !== null && lti_launch_id !== attempt.lti_launch_id)
    await updateLtiLaunch(tx, attempt, lti_launch_id);
  const kept = kind.state.openKept(attempt.state);
  const now = base.clock.now();
  const clock = attemptClock(attempt.started_on, kind.timerOf(attempt.json_data), now);
  const finished = attempt.result === null ? null : kind.result.openKept(attempt.result);
  const isOver = !finished && isTimeUp(clock);
  const result = isOver
    ? await finishAttempt(kind, tx, base, { ...attempt, lti_launch_id }, kept, now)
    : finished;
  const state = result ? kept : { ...kept, seconds: secondsUsed(kept.seconds, clock) };
  const content = await playedContent(tx, kind, attempt, attempt.question_ids, base.questions);
  const { play } = kind.open(attempt, content, attempt.seed);
  const files = base.files.of(institution_id);
  const isAnswerHidden = await withholdsAnswers(tx, attempt, now);
  return {
    attempt_id,
    attempt_token,
    laid: { publication_id: attempt.publication_id, seed: attempt.seed },
    play: kind.sign(files, isAnswerHidden ? kind.withoutAnswers.play(play) : play),
    state,
    is_resumed: true,
    result:
      result &&
      (isAnswerHidden ? kind.withoutAnswers.result(result) : kind.forLearner(result, attempt.json_data)),
    part: PlayedPart.nullable().parse(attempt.part),
    attempts: await attemptsUsed(tx, attempt, kind.mostAttempts(attempt.json_data)),
  };
}
