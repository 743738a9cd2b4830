import { kindOfRole } from '../people/rights.ts';
import type { Actor } from '../people/actor.ts';
import type { ContentStatus } from './content-status.ts';
import { isItsAuthor, type MoveName, type MoveOutcome, type MoveProblem, type WorkItem } from './workflow.ts';

/** The moves that the person who made one may take back, as long as nobody has continued from there (ADR 0054). */
export const takenBackMoves = ['submit', 'askResubmission', 'approve'] as const satisfies readonly MoveName[];
export type TakenBackMove = (typeof takenBackMoves)[number];

/** Whether a move, or another action of the history, can be taken back. */
export function canBeTakenBack(name: string): name is TakenBackMove {
  return (takenBackMoves as readonly string[]).includes(name);
}

/** Long enough to notice a mistake, and shorter than people wait before they look at new work. */
export const takeBackMinutes = 10;

/** The fields of an item that a move writes over. */
export type BeforeMove = Pick<MoveOutcome, 'review_level' | 'waiting_level' | 'reviewer_user_id'>;

/** The last action on an item, from its history. */
export interface LastMove {
  readonly name: string;
  readonly user_id: string;
  readonly from_status: ContentStatus | null;
  readonly to_status: ContentStatus | null;
  /** null where it was not kept. */
  readonly before: BeforeMove | null;
  readonly made_on: Date;
}

/**
 * Why a person may not take back the last move of an item, or null if they may. The lock shows whether it is edited.
 * @param last undefined where nothing was ever done with it
 */
export function whyNotTakeBack(
  actor: Actor,
  item: WorkItem,
  last: LastMove | undefined,
  now: Date,
): MoveProblem | 'container.too_late' | null {
  if (item.institution_id !== actor.institution_id || item.is_deleted === 1) return 'container.not_found';
  if (actor.is_user_access) return 'container.forbidden';
  if (item.is_read_only === 1) return 'container.read_only';
  if (!last) return 'container.wrong_status';
  // Work has continued from there, or it was taken back already.
  if (!canBeTakenBack(last.name)) return 'container.too_late';
  if (last.user_id !== actor.user_id || !isInTheRoleOf(last.name, actor, item)) return 'container.forbidden';
  // Published content may have reached learners already, and the version that it replaced is gone.
  if (item.content_status === 'a' || item.content_status !== last.to_status) return 'container.wrong_status';
  const isLate = now.getTime() - last.made_on.getTime() > takeBackMinutes * 60_000;
  return isLate || last.before === null ? 'container.too_late' : null;
}

function isInTheRoleOf(name: TakenBackMove, actor: Actor, item: WorkItem): boolean {
  if (name === 'submit') return isItsAuthor(actor, item);
  const { active_role } = actor;
  return (
    kindOfRole(active_role) === 'reviewer' &&
    active_role.level === item.review_level &&
    item.user_id !== actor.user_id
  );
}

/** The fields of an item after a move that `whyNotTakeBack` allows is taken back. */
export function outcomeOfTakingBack(last: LastMove): MoveOutcome | null {
  const { before, from_status } = last;
  if (before === null || from_status === null) return null;
  return { ...before, content_status: from_status, is_published: 0, is_deleted: 0 };
}
