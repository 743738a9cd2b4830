import type { Actor } from '../people/actor.ts';
import type { Flag } from '../flag.ts';
import { hasRight, kindOfRole, type RightsHolder } from '../people/rights.ts';
import { moves, type MoveProblem, type WorkItem } from './workflow.ts';

/** The fields that decide who may see a container. */
export type SeenItem = Pick<WorkItem, 'institution_id' | 'is_deleted' | 'user_id' | 'content_status'> & {
  readonly is_published: Flag;
  readonly is_closed: Flag;
};

/**
 * Whether a bank is closed to a person, so that its questions reach them through assessments alone: to everybody but its author
 * and the reviewers.
 */
export function isClosedTo(
  actor: Pick<Actor, 'user_id' | 'active_role'>,
  { user_id, is_closed }: Pick<SeenItem, 'user_id' | 'is_closed'>,
): boolean {
  if (is_closed === 0) return false;
  const kind = kindOfRole(actor.active_role);
  return kind === 'teacher' || (kind === 'developer' && user_id !== actor.user_id);
}

/**
 * Whether a person may see a container (specification, sections 4 and 6). Everybody sees what their institution
 * published, unless it is closed to them; developers also their own, reviewers also what was ever submitted. A teacher sees published content only, even
 * if an item is their own by another role.
 */
export function mayRead(
  actor: Pick<Actor, 'institution_id' | 'user_id' | 'active_role'>,
  item: SeenItem,
): boolean {
  if (item.institution_id !== actor.institution_id || item.is_deleted === 1) return false;
  if (isClosedTo(actor, item)) return false;
  if (item.is_published === 1) return true;
  const kind = kindOfRole(actor.active_role);
  if (kind === 'teacher') return false;
  return item.user_id === actor.user_id || (kind === 'reviewer' && item.content_status !== 'd');
}

/** Whose content an item is, whose draft of it that may be; null when none is published, and it was a colleague's. */
export interface OwnedItem {
  readonly owner_user_id: string | null;
}

/** Why a person may not close a bank or open it again, or null when they may: its owner and the reviewers. */
export function whyNotClose(actor: Actor & RightsHolder, item: SeenItem & OwnedItem): MoveProblem | null {
  if (!mayRead(actor, item)) return 'container.not_found';
  const isTheirs = kindOfRole(actor.active_role) === 'reviewer' || item.owner_user_id === actor.user_id;
  return isTheirs && hasRight(actor, 'container.edit') ? null : 'container.forbidden';
}

/**
 * Why a person may not make a draft of their own from published content, to continue with it or as a copy, or null when they
 * may (C-590, C-614, C-615).
 */
export function whyNotReuse(actor: Actor & RightsHolder, item: SeenItem): MoveProblem | null {
  if (!mayRead(actor, item)) return 'container.not_found';
  if (!hasRight(actor, 'container.create')) return 'container.forbidden';
  return item.is_published === 1 ? null : 'container.wrong_status';
}

/** Why a person may not make a copy of content, a draft of their own, or null when they may: of what is published, and of their own work. */
export function whyNotDuplicate(actor: Actor & RightsHolder, item: SeenItem): MoveProblem | null {
  if (item.is_published === 1 || !mayRead(actor, item)) return whyNotReuse(actor, item);
  const isTheirs = item.user_id === actor.user_id && hasRight(actor, 'container.create');
  return isTheirs ? null : 'container.forbidden';
}

/** Why a person may not delete published content for the whole institution, or null when they may (C-617, C-806). */
export function whyNotWithdraw(actor: Actor & RightsHolder, item: SeenItem): MoveProblem | null {
  if (!mayRead(actor, item)) return 'container.not_found';
  if (!hasRight(actor, 'library.delete')) return 'container.forbidden';
  return item.is_published === 1 ? null : 'container.wrong_status';
}

type SetAsideProblem = Extract<
  MoveProblem,
  'container.not_found' | 'container.forbidden' | 'container.wrong_status'
>;

/**
 * Why a person may not put the draft that holds back published content into its author's bin, or null when they may (ADR 0007):
 * the owner of what is published and who may withdraw it, while the draft is in its author's hands. One that was submitted is the
 * reviewers', who give it back first.
 */
export function whyNotSetAside(
  actor: Actor & RightsHolder,
  published: SeenItem,
  draft: Pick<WorkItem, 'content_status'>,
): SetAsideProblem | null {
  if (!mayRead(actor, published)) return 'container.not_found';
  const isTheirs = published.user_id === actor.user_id && hasRight(actor, 'container.edit');
  if (!isTheirs && whyNotWithdraw(actor, published) !== null) return 'container.forbidden';
  return isWithItsAuthor(draft) ? null : 'container.wrong_status';
}

/** Whether content is in its author's hands, who may delete it: a draft, or sent back. */
function isWithItsAuthor({ content_status }: Pick<WorkItem, 'content_status'>): boolean {
  return moves.delete.from.some((status) => status === content_status);
}
