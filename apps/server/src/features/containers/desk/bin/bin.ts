import { Problem, type listBin as listCall, type ReplyOf } from '@takhti/contract';
import { limits } from '@takhti/domain';
import type { Caller, Session } from '../../../../http/session.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import { isSkill, skillForNone } from '../../../skills/index.ts';
import { loadContainer } from '../../load-container.ts';
import { recordHistory } from '../../record-history.ts';
import { changeSkill } from '../../save-container.ts';
import { selectOptionalDraft } from '../drafts.queries.ts';
import { refuseForDraft, refuseTooManyDrafts } from '../holding-draft.ts';
import * as queries from './bin.queries.ts';

/** The content of a person's recycle bin. */
export function listBin(tx: Tx, session: Session, page: number): Promise<ReplyOf<typeof listCall>> {
  return queries.listBin(tx, session, {
    limit: limits.page_size,
    offset: (page - 1) * limits.page_size,
  });
}

/**
 * Brings a draft or sent-back container back to where it was when it was deleted, by its author or by who set it aside. Where its skill was deleted meanwhile
 * it comes back without one, for its author to choose.
 * @throws Problem container.not_found, also when its time in the bin is over; container.has_draft with `full_name` when another
 * version of the same content is under work; container.too_many_drafts; skills.not_found when its author may choose no skill any more
 */
export async function bringBack(tx: Tx, session: Caller, container_id: string): Promise<void> {
  const found = await queries.selectOptionalInBin(tx, session, container_id);
  if (!found) throw new Problem('container.not_found');
  const { institution_id } = session;
  const { content_id, skill_id } = found;
  // Another draft of the same content locks its publication, so that one of both waits for the other.
  await queries.lockVersions(tx, institution_id, content_id);
  const draft = await selectOptionalDraft(tx, institution_id, content_id);
  if (draft) return refuseForDraft(tx, session, content_id, draft);
  await refuseTooManyDrafts(tx, session, content_id);
  if (!(await queries.takeOutOfBin(tx, session, container_id))) throw new Problem('container.not_found');
  await recordHistory(tx, session, 'bringBack', { institution_id, container_id });
  if (!(await isSkill(tx, institution_id, skill_id))) await takeSkillAway(tx, session, container_id);
}

async function takeSkillAway(tx: Tx, session: Caller, container_id: string): Promise<void> {
  const container = await loadContainer(tx, session, container_id);
  const { skill_id } = await skillForNone(tx, session, container);
  const { no_of_skills } = container;
  await changeSkill(tx, session, { container_id, skill_id, no_of_skills });
}
