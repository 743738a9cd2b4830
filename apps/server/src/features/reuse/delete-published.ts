import { Problem } from '@takhti/contract';
import { whyNotWithdraw } from '@takhti/domain';
import type { Caller } from '../../http/session.ts';
import type { Tx } from '../../platform/db/index.ts';
import { retireContainer } from '../containers/index.ts';
import { endPublication } from '../publications/index.ts';
import { loadPublished, type PublishedContent } from './load-published.ts';

/**
 * Deletes published content for the whole institution: it leaves the library, and nobody can begin to play it (C-527, C-617).
 * @throws Problem container.not_found, container.forbidden
 */
export async function deletePublished(tx: Tx, session: Caller, content: PublishedContent): Promise<void> {
  const container = await loadPublished(tx, session, content);
  const problem = whyNotWithdraw(session, container);
  if (problem) throw new Problem(problem);
  await retireContainer(tx, session, container, {});
  await endPublication(tx, session.institution_id, content.content_id);
}
