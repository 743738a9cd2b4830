import type { Actor } from '../people/actor.ts';
import { isContentDeveloper } from '../people/roles.ts';
import { isItsAuthor, isItsReviewer, type MoveProblem, type WorkItem } from './workflow.ts';

/** The place of an open item: at its author's desk, or somewhere that only shows it. */
export const places = ['desk', 'schools_content', 'own_content', 'lesson_builder', 'picker'] as const;
export type Place = (typeof places)[number];

/**
 * Whether an item is shown without editing (specification, section 4, "Read-only rule"; C-576 to C-590).
 */
export function isReadOnly(actor: Actor, item: WorkItem, place: Place = 'desk'): boolean {
  if (item.is_read_only === 1 || place !== 'desk') return true;
  const isDeveloper = isContentDeveloper(actor.active_role);
  switch (item.content_status) {
    case 'w':
    case 'a':
      return true;
    case 'r':
      return isDeveloper || actor.is_user_access;
    case 's':
      return isDeveloper ? item.review_level <= 0 : item.review_level >= 1;
    case 'd':
      return actor.is_user_access;
    default:
      return item.content_status satisfies never;
  }
}

/**
 * Why the server does not let an actor change an item's content, or null when it does: the item is not read-only, and it
 * is theirs to change, as its author (draft, resubmission) or as the reviewer who holds it (in review).
 */
export function whyNotEdit(actor: Actor, item: WorkItem): MoveProblem | null {
  if (item.institution_id !== actor.institution_id || item.is_deleted === 1) return 'container.not_found';
  if (actor.is_user_access) return 'container.forbidden';
  if (isReadOnly(actor, item)) return 'container.read_only';
  return isItsAuthor(actor, item) || isItsReviewer(actor, item) ? null : 'container.forbidden';
}

/** Whether the server lets an actor change an item's content; see {@link whyNotEdit}. */
export function mayEdit(actor: Actor, item: WorkItem): boolean {
  return whyNotEdit(actor, item) === null;
}
