import type { AttemptState } from '@takhti/domain';
import type { RecordedKind } from '../../../attempt/use-recorded.ts';
import { reduceAttempt, stateOf, type Attempt, type AttemptAction } from './attempt.ts';

/** The recorded part of an attempt at an assessment. */
export const recordedAttempt: RecordedKind<Attempt, AttemptAction, AttemptState> = {
  reduce: reduceAttempt,
  stateOf,
  hasEnded: (attempt) => attempt.ended !== null,
  movesOf: ({ given, checked, flagged, current }) => [given, checked, flagged, current],
  keepsTime: true,
};
