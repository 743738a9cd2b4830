import { Problem } from '@takhti/contract';
import { whyNotReuse, type Flag, type OpenedContainer } from '@takhti/domain';
import type { Services } from '../../http/services.ts';
import type { Caller } from '../../http/session.ts';
import type { Tx } from '../../platform/db/index.ts';
import {
  refuseForDraft,
  refuseTooManyDrafts,
  reopenContainer,
  selectOptionalDraft,
} from '../containers/index.ts';
import { copyWhole, duplicate } from './duplicate.ts';
import { loadPublished, type PublishedContent } from './load-published.ts';

/**
 * A draft of the person's own from published content, with all its questions and pictures (C-590, C-614). A duplicate is
 * content of its own; otherwise the draft keeps the content id, and takes the place of what is published once it is
 * published itself. A content has one such draft: its author comes back to it, others get its author's name (C-566).
 * @throws Problem container.not_found, container.forbidden, container.has_draft with `full_name`, container.too_many_drafts
 */
export async function editPublished(
  tx: Tx,
  { clock }: Pick<Services, 'clock'>,
  session: Caller,
  input: PublishedContent & { is_duplicate: Flag },
): Promise<OpenedContainer> {
  const source = await loadPublished(tx, session, input);
  const problem = whyNotReuse(session, source);
  if (problem) throw new Problem(problem);
  if (input.is_duplicate === 1) return duplicate(tx, { clock }, session, source);
  const draft = await selectOptionalDraft(tx, session.institution_id, source.content_id);
  if (draft?.user_id === session.user_id) return reopenContainer(tx, session, draft.container_id);
  if (draft) return refuseForDraft(tx, session, source.content_id, draft);
  await refuseTooManyDrafts(tx, session, source.content_id);
  const { content_id, title } = source;
  return copyWhole(tx, { clock }, session, source, { content_id, title, is_duplicate: 0 });
}
