import {
  keptAssessment,
  keptAssessmentResult,
  keptAssessmentState,
  score,
} from '@takhti/content-types/assessments';
import type { AttemptState, Play, Result } from '@takhti/domain';
import type { PlayKind } from '../../play-kind.ts';
import { keptState } from './attempt-state.ts';
import { playOf, signedPlay } from './play-of.ts';

/** Assessments, and question banks that are practised as one. */
export const assessmentPlay: PlayKind<Play, AttemptState, Result> = {
  name: 'assessment',
  newState: { answers: [], current: 0, flagged: [], seconds: 0 },
  state: keptAssessmentState,
  result: keptAssessmentResult,
  timerOf: ({ json_data }) => keptAssessment.openKept(json_data).timer,
  open: async (tx, played) => {
    const { play, key } = await playOf(tx, played);
    return { play, score: (state) => score(play, key, state) };
  },
  sign: signedPlay,
  keep: keptState,
};
