import type { Tx } from '../../../platform/db/index.ts';
import { provenLearner } from './counters.ts';
import type { Learner } from '../../../http/learner.ts';
import { learnerByLink, ownLinkOf } from '../short-links/own-link.ts';
import type { LaunchInput } from './launched.ts';

/** A learner as attempts store them, and the own link by which they come. */
export interface IdentifiedLearner {
  readonly learner: Learner;
  readonly link_code: string | null;
}

/**
 * Identifies the learner of a launch.
 * @throws Problem players.name_refused for a wrong answer to the question of an own link; players.token_refused for another competitor's name
 */
export async function identifyLearner(tx: Tx, input: LaunchInput): Promise<IdentifiedLearner> {
  const link = await ownLinkOf(tx, input);
  const learner = link ? learnerByLink(link, input.learner) : input.learner;
  return { learner: await provenLearner(tx, { ...input, learner }), link_code: link?.code ?? null };
}
