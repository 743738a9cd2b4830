import { Problem } from '@takhti/contract';
import { competitorOf, saidOnLink, type LinkAsks } from '@takhti/domain';
import type { Tx } from '../../../platform/db/index.ts';
import type { Learner } from '../../../http/learner.ts';
import { selectOptionalLink } from './short-links.queries.ts';

/** An own link, by which a person sees the results. */
export interface OwnLink {
  readonly code: string;
  readonly asks: LinkAsks;
}

interface Asked {
  readonly institution_id: number;
  readonly content_id: string;
  readonly link_code?: string | undefined;
}

/** The own link by which a learner comes; null where there is none, and for the code of other content. */
export async function ownLinkOf(
  tx: Tx,
  { institution_id, content_id, link_code }: Asked,
): Promise<OwnLink | null> {
  if (link_code === undefined) return null;
  const link = await selectOptionalLink(tx, link_code);
  const isOfThis = link?.institution_id === institution_id && link.content_id === content_id;
  return isOfThis && link.asks !== '' ? { code: link_code, asks: link.asks } : null;
}

/**
 * The learner of an attempt by an own link: whom somebody vouches for stays who they are, others are who they say.
 * @throws Problem players.name_refused for what is no answer to what the link asks
 */
export function learnerByLink({ asks }: OwnLink, learner: Learner): Learner {
  if (learner.known_by !== '' || competitorOf(learner.user_id) !== null) return learner;
  const user_id = saidOnLink(asks, learner.user_id);
  if (user_id === null) throw new Problem('players.name_refused');
  return { ...learner, user_id };
}
