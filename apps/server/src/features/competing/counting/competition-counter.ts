import { countsFrom } from './competing-with.ts';
import { countResult } from './count-result.ts';
import { keepsKey } from './keeps-key.ts';
import { nameWithoutProof, provenLearner } from './proven-learner.ts';

/** How competitions count attempts at the contents of their levels. */
export const competitionCounter = { provenLearner, nameWithoutProof, countsFrom, keepsKey, countResult };
