import { Problem } from '@takhti/contract';
import { limits, whyNotSetAside } from '@takhti/domain';
import type { Caller, Session } from '../../../http/session.ts';
import { lockNamed, type Tx } from '../../../platform/db/index.ts';
import { selectOptionalContainer, type LoadedContainer } from '../containers.queries.ts';
import { refuseLateChange } from '../load-container.ts';
import { dropLock } from '../lock/locks.queries.ts';
import { insertOutbox } from '../history.queries.ts';
import { recordHistory } from '../record-history.ts';
import { changeContainer } from '../writing.queries.ts';
import { lockVersions } from './bin/bin.queries.ts';
import { countDraftsOfOthers, selectOptionalDraft } from './drafts.queries.ts';

type HoldingDraft = NonNullable<Awaited<ReturnType<typeof selectOptionalDraft>>>;

/**
 * Refuses because a draft holds back published content, with whose it is and whether the caller may put it into its author's bin.
 * @throws Problem container.has_draft
 */
export async function refuseForDraft(
  tx: Tx,
  session: Session,
  content_id: string,
  draft: HoldingDraft,
): Promise<never> {
  const published = await selectOptionalPublished(tx, session.institution_id, content_id);
  const problem = published ? whyNotSetAside(session, published, draft) : 'container.not_found';
  const { container_id, full_name, created_on, content_status } = draft;
  throw new Problem('container.has_draft', {
    container_id,
    full_name,
    since: created_on,
    is_in_review: content_status === 'w' || content_status === 'r',
    may_set_aside: problem === null || problem === 'container.wrong_status',
  });
}

/**
 * Refuses one more next version of what a colleague published, when the person has as many as may be: each holds back the others.
 * @throws Problem container.too_many_drafts
 */
export async function refuseTooManyDrafts(
  tx: Tx,
  session: Pick<Session, 'institution_id' | 'user_id'>,
  content_id: string,
): Promise<void> {
  const published = await selectOptionalPublished(tx, session.institution_id, content_id);
  if (!published || published.user_id === session.user_id) return;
  // Of two that are begun at once, each would not count the other.
  await lockNamed(tx, `drafts of others ${session.user_id}`);
  if ((await countDraftsOfOthers(tx, session)) >= limits.drafts_of_others.max)
    throw new Problem('container.too_many_drafts');
}

/**
 * Puts the draft that holds back published content into its author's bin, and notifies the author (ADR 0007). Also while its editor is
 * open: a lock would hold back the content as the draft does, and what is not saved stays in the author's browser.
 * @throws Problem container.not_found, also for a draft of what is not published; container.forbidden; container.wrong_status for
 * one that is in review
 */
export async function setDraftAside(tx: Tx, session: Caller, container_id: string): Promise<void> {
  const { institution_id } = session;
  const named = await selectOptionalContainer(tx, institution_id, { container_id });
  // A person who begins another draft, or brings one back, waits for the same rows.
  if (named) await lockVersions(tx, institution_id, named.content_id);
  const draft = await selectOptionalContainer(tx, institution_id, { container_id });
  if (!draft || draft.is_published === 1) throw new Problem('container.not_found');
  const published = await selectOptionalPublished(tx, institution_id, draft.content_id);
  if (!published) throw new Problem('container.not_found');
  const problem = whyNotSetAside(session, published, draft);
  if (problem) throw new Problem(problem);
  if (!(await changeContainer(tx, draft, { is_deleted: 1 })))
    return refuseLateChange(tx, session, container_id);
  await dropLock(tx, draft);
  await recordHistory(tx, session, 'setAside', draft);
  await insertOutbox(tx, institution_id, 'review.set_aside', {
    container_id,
    by_user_id: session.user_id,
    for_user_ids: [draft.user_id],
  });
}

async function selectOptionalPublished(
  tx: Tx,
  institution_id: number,
  content_id: string,
): Promise<LoadedContainer | undefined> {
  const found = await selectOptionalContainer(tx, institution_id, { content_id });
  return found?.is_published === 1 ? found : undefined;
}
