import { Problem } from '@takhti/contract';
import { contentTypes, whyNotWithdraw } from '@takhti/domain';
import type { Caller } from '../../http/session.ts';
import type { Tx } from '../../platform/db/index.ts';
import { refuseForDraft, retireContainer, selectOptionalDraft } from '../containers/index.ts';
import { endPublication } from '../publications/index.ts';
import { loadPublished, type PublishedContent } from './load-published.ts';

/**
 * Deletes published content for the whole institution: it leaves the library, and cannot be begun any more (C-527, C-617).
 * What a draft shall replace may have to stay until then (C-808).
 * @throws Problem container.not_found, container.forbidden, container.has_draft with `full_name`
 */
export async function deletePublished(tx: Tx, session: Caller, content: PublishedContent): Promise<void> {
  const container = await loadPublished(tx, session, content);
  const problem = whyNotWithdraw(session, container);
  if (problem) throw new Problem(problem);
  if (contentTypes[container.content_type].undeletable_while_draft) {
    const draft = await selectOptionalDraft(tx, session.institution_id, container.content_id);
    if (draft) return refuseForDraft(tx, session, container.content_id, draft);
  }
  await retireContainer(tx, session, container, {});
  await endPublication(tx, session.institution_id, content.content_id);
}
