import { partSizes, type AttemptState, type Result } from '@takhti/domain';
import type { AttemptKind } from '../../../attempt/attempt-kind.ts';
import { resumedState } from '../../../attempt/attempt-store.ts';
import { cameFrom, type ContentKey, type LaunchedKey } from '../../../attempt/content-key.ts';
import { introduce, launch, saving, type Launch, type LaunchRequest } from './assessment-calls.ts';
import { isAttemptState } from './attempt-state.ts';
import { reduceAttempt, startAttempt, type Attempt, type AttemptAction } from './attempt.ts';
import { recordedAttempt } from './recorded-attempt.ts';

/** Attempts at assessments and banks. */
export const assessmentKind: AttemptKind<Launch, Attempt, AttemptAction, AttemptState, Result> = {
  ...recordedAttempt,
  launch: async (content, proof, bearer) => launch({ ...askedOf(content), ...proof }, bearer),
  introduce: async (content, proof, bearer) => introduce({ ...askedOf(content), ...proof }, bearer),
  saving: (content, { attempt_id, attempt_token }, job) =>
    saving({ ...keyOf(content), attempt_id, attempt_token, ...job }),
  isState: isAttemptState,
  start: ({ play, state }, pending) =>
    play.questions.length === 0 ? null : startAttempt(play, resumedState(state, pending)),
  finished: (attempt) => reduceAttempt(attempt, { type: 'finish' }),
};

function askedOf(content: LaunchedKey): LaunchRequest {
  return { ...keyOf(content), ...cameFrom(content), part: partOf(content) };
}

function keyOf({ content_id, institution_id, user_id }: ContentKey) {
  return { assessment_id: content_id, institution_id, user_id };
}

// The server knows what is played in parts.
function partOf({ part, part_size = partSizes.usual }: LaunchedKey) {
  return part ?? { size: part_size };
}
