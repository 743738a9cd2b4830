import { countingStartsOn } from './entries.ts';
import { countResult } from './count-result.ts';
import { withholdsAnswers } from './withholds-answers.ts';
import { unverifiedName, provenLearner } from './proven-learner.ts';

/** Competitions count attempts at the content of their levels. */
export const competitionCounter = {
  provenLearner,
  unverifiedName,
  countingStartsOn,
  withholdsAnswers,
  countResult,
};
