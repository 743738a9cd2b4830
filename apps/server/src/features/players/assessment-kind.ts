import { score } from '@takhti/content-types/assessments';
import type { AssessmentDoc, AttemptState, Play, Result } from '@takhti/domain';
import { keptState } from './attempt-state.ts';
import { playOf, signedPlay } from './play-of.ts';
import type { PlayKind } from './play-kind.ts';
import { drawFrom } from './published-content.ts';

/** Assessments, and question banks that are practised as one. */
export const assessmentKind: PlayKind<Play, AttemptState, Result> = {
  plays: (content_type) => content_type === 'assessment' || content_type === 'mcq',
  newState: { answers: [], current: 0, flagged: [], seconds: 0 },
  timerOf: ({ json_data }) => (json_data as AssessmentDoc).timer,
  draw: drawFrom,
  open: async (tx, played) => {
    const { play, key } = await playOf(tx, played);
    return { play, score: (state) => score(play, key, state) };
  },
  sign: signedPlay,
  keep: keptState,
  stateOf: ({ state }) => state as AttemptState,
  resultOf: ({ result }) => result as Result | null,
};
