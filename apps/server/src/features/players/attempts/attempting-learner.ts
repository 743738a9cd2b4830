import type { Tx } from '../../../platform/db/index.ts';
import { provenLearner } from './counters.ts';
import type { Learner } from '../../../http/learner.ts';
import { learnerByLink, ownLinkOf } from '../short-links/own-link.ts';
import type { LaunchInput } from './launched.ts';

/** Who begins something, as an attempt names them, and by whose own link they come. */
export interface Attempting {
  readonly learner: Learner;
  readonly link_code: string | null;
}

/**
 * The learner of a launch, as an attempt may name them.
 * @throws Problem players.name_refused for what is no answer to what an own link asks; players.token_refused for another competitor's name
 */
export async function attemptingLearner(tx: Tx, input: LaunchInput): Promise<Attempting> {
  const link = await ownLinkOf(tx, input);
  const learner = link ? learnerByLink(link, input.learner) : input.learner;
  return { learner: await provenLearner(tx, { ...input, learner }), link_code: link?.code ?? null };
}
