import type { Actor } from '../people/actor.ts';
import type { ContentStatus } from './content-status.ts';
import { contentTypes, type ContentType } from '../content-types.ts';
import type { Flag } from '../flag.ts';
import { kindOfRole } from '../people/rights.ts';

/** The fields of a container for the rules of the workflow. */
export interface WorkItem {
  readonly institution_id: number;
  readonly user_id: string;
  readonly content_status: ContentStatus;
  /** The level of the reviewer who acted last; 0 before the first one (C-588). */
  readonly review_level: number;
  /** The level it waits for, or is reviewed at; null in draft and when approved. */
  readonly waiting_level: number | null;
  readonly reviewer_user_id: string | null;
  readonly is_read_only: Flag;
  readonly is_deleted: Flag;
  /** Rules of types that differ from those of others. */
  readonly content_type?: ContentType;
}

interface Move {
  readonly from: readonly ContentStatus[];
  /** More statuses from which it may start, for a type that can be approved from resubmission. */
  readonly fromOfSome?: ContentStatus;
  /** The status after it; an approval at the last level leads to `a` instead. null: the item is deleted. */
  readonly to: ContentStatus | null;
  readonly by: 'owner' | 'reviewerAtLevel' | 'itsReviewer' | 'ownerOrOtherReviewer';
}

/** Every change of status there is: from where, to where, by whom (specification, section 4; C-653). */
export const moves = {
  submit: { from: ['d', 's'], to: 'w', by: 'owner' },
  startReview: { from: ['w'], to: 'r', by: 'reviewerAtLevel' },
  cancelReview: { from: ['r'], to: 'w', by: 'itsReviewer' },
  askResubmission: { from: ['r'], to: 's', by: 'itsReviewer' },
  // Some types can still be approved by the reviewer who sent them back (C-622).
  approve: { from: ['r'], fromOfSome: 's', to: 'w', by: 'itsReviewer' },
  setInDraft: { from: ['w'], to: 'd', by: 'ownerOrOtherReviewer' },
  delete: { from: ['d', 's'], to: null, by: 'owner' },
} as const satisfies Record<string, Move>;
export type MoveName = keyof typeof moves;
/** The moves with which a reviewer ends a review. */
export function endsReview(name: MoveName): boolean {
  return name === 'approve' || name === 'askResubmission';
}

export const moveNames = Object.keys(moves) as MoveName[];

/**
 * The move from one status to another, for the call that names the wanted status; approving and deleting have calls of their
 * own. null: no move leads there.
 */
export function moveBetween(from: ContentStatus, to: ContentStatus): MoveName | null {
  const named = moveNames.find((name) => {
    const move: Move = moves[name];
    return name !== 'approve' && move.to === to && move.from.includes(from);
  });
  return named ?? null;
}

/** The names of problems that a refused move answers with; each is in the contract's table. */
export type MoveProblem =
  | 'container.wrong_status'
  | 'container.forbidden'
  | 'container.own_item'
  | 'container.not_found'
  | 'container.read_only';

/**
 * Why an actor may not make a move on an item, or null when they may (specification, sections 4 and 6).
 * Refuses another institution's item as not found, which hides its existence.
 */
export function whyNotMove(name: MoveName, actor: Actor, item: WorkItem): MoveProblem | null {
  const move: Move = moves[name];
  if (item.institution_id !== actor.institution_id || item.is_deleted === 1) return 'container.not_found';
  if (actor.is_user_access) return 'container.forbidden';
  if (item.is_read_only === 1) return 'container.read_only';
  const byWhom = whyNotBy(move.by, actor, item);
  if (byWhom) return byWhom;
  return startsFrom(move, item) ? null : 'container.wrong_status';
}

function startsFrom(move: Move, item: WorkItem): boolean {
  const { content_status } = item;
  return (
    move.from.includes(content_status) ||
    (move.fromOfSome === content_status && isApprovedFromResubmission(item))
  );
}

function isApprovedFromResubmission({ content_type }: WorkItem): boolean {
  return content_type !== undefined && contentTypes[content_type].is_approved_from_resubmission;
}

function whyNotBy(by: Move['by'], actor: Actor, item: WorkItem): MoveProblem | null {
  switch (by) {
    case 'owner':
      return isItsAuthor(actor, item) ? null : 'container.forbidden';
    case 'reviewerAtLevel':
      return whyNotReviewer(actor, item);
    case 'itsReviewer':
      return (
        whyNotReviewer(actor, item) ??
        (item.reviewer_user_id === actor.user_id ? null : 'container.forbidden')
      );
    case 'ownerOrOtherReviewer':
      return isItsAuthor(actor, item) ? null : whyNotReviewer(actor, item);
    default:
      return by satisfies never;
  }
}

// Four eyes: an author with a reviewer's role still never reviews their own work.
function whyNotReviewer(actor: Actor, item: WorkItem): MoveProblem | null {
  if (kindOfRole(actor.active_role) !== 'reviewer') return 'container.forbidden';
  if (item.user_id === actor.user_id) return 'container.own_item';
  const level = levelAt(item);
  return level !== null && level !== actor.active_role.level ? 'container.forbidden' : null;
}

// The level whose turn it is; of what was sent back and can still be approved, the level that sent it, so that a second role skips none.
function levelAt(item: WorkItem): number | null {
  const { content_status, waiting_level, review_level } = item;
  if (content_status === 'w' || content_status === 'r') return waiting_level;
  return content_status === 's' && isApprovedFromResubmission(item) ? review_level : null;
}

/** Whether an actor works on an item as its author: it is theirs, and their role writes content. */
export function isItsAuthor(actor: Actor, item: WorkItem): boolean {
  return item.user_id === actor.user_id && kindOfRole(actor.active_role) === 'developer';
}

/** Whether an actor is the reviewer who holds an item that is in review, in the role that the review asks for. */
export function isItsReviewer(actor: Actor, item: WorkItem): boolean {
  return item.content_status === 'r' && whyNotBy('itsReviewer', actor, item) === null;
}

/** Whether an actor's approval is the last one, which publishes (C-505, C-506). */
export function approvesFinally(actor: Pick<Actor, 'active_role'>, levels: readonly number[]): boolean {
  if (kindOfRole(actor.active_role) !== 'reviewer') return false;
  return !levels.some((each) => each > (actor.active_role.level ?? 0));
}

/** The moves an actor may make on an item now. */
export function movesOpenTo(actor: Actor, item: WorkItem): MoveName[] {
  return moveNames.filter((name) => whyNotMove(name, actor, item) === null);
}

/** The workflow fields that a move changes. */
export interface MoveOutcome {
  readonly content_status: ContentStatus;
  readonly review_level: number;
  readonly waiting_level: number | null;
  readonly reviewer_user_id: string | null;
  readonly is_published: Flag;
  readonly is_deleted: Flag;
}

/**
 * What becomes of an item by a move that `whyNotMove` allows.
 * A first submission waits for the lowest level, a resubmission for the level that sent it back, an approval for the next
 * level; at the last level it approves and publishes (C-505, C-588, C-289).
 * @param levels the institution's review levels in ascending order, at least one.
 */
export function outcomeOf(
  name: MoveName,
  actor: Actor,
  item: WorkItem,
  levels: readonly number[],
): MoveOutcome {
  const stay: MoveOutcome = {
    content_status: item.content_status,
    review_level: item.review_level,
    waiting_level: item.waiting_level,
    reviewer_user_id: item.reviewer_user_id,
    is_published: 0,
    is_deleted: 0,
  };
  const level = actor.active_role.level ?? 0;
  switch (name) {
    case 'submit': {
      const asked =
        item.content_status === 's' ? levels.find((each) => each >= item.review_level) : undefined;
      return {
        ...stay,
        content_status: 'w',
        waiting_level: asked ?? levels[0] ?? null,
        reviewer_user_id: null,
      };
    }
    case 'startReview':
      return { ...stay, content_status: 'r', reviewer_user_id: actor.user_id };
    case 'cancelReview':
      return { ...stay, content_status: 'w', reviewer_user_id: null };
    case 'askResubmission':
      return { ...stay, content_status: 's', review_level: level, waiting_level: null };
    case 'approve': {
      const next = levels.find((each) => each > level);
      if (next === undefined)
        return { ...stay, content_status: 'a', review_level: level, waiting_level: null, is_published: 1 };
      return {
        ...stay,
        content_status: 'w',
        review_level: level,
        waiting_level: next,
        reviewer_user_id: null,
      };
    }
    case 'setInDraft':
      return { ...stay, content_status: 'd', review_level: 0, waiting_level: null, reviewer_user_id: null };
    case 'delete':
      return { ...stay, is_deleted: 1 };
    default:
      return name satisfies never;
  }
}
