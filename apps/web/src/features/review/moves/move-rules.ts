import type { ContentStatus, MoveName, OpenedContainer } from '@takhti/domain';

/** The status that a move is asked for by; approving and deleting have calls of their own. */
export const wantedStatus = {
  submit: 'w',
  startReview: 'r',
  cancelReview: 'w',
  askResubmission: 's',
  setInDraft: 'd',
} as const satisfies Partial<Record<MoveName, ContentStatus>>;

/**
 * Where a person goes after a move; null: they stay, for the item is theirs to work on now (specification, section 4;
 * C-495, C-497, C-499, C-502, C-504, C-529).
 */
export function placeAfter(move: MoveName, isOwner: boolean): string | null {
  switch (move) {
    case 'submit':
    case 'cancelReview':
    case 'approve':
      return '/dashboard/waiting-for-review';
    case 'askResubmission':
      return '/dashboard/in-review';
    case 'delete':
      return '/dashboard';
    case 'startReview':
      return null;
    case 'setInDraft':
      // A draft is its author's alone: a reviewer who made it one does not see it any more.
      return isOwner ? null : '/dashboard/waiting-for-review';
    default:
      return move satisfies never;
  }
}

/** Which moves save first: submitting and approving always, sending back when the reviewer changed something (C-503, C-519). */
export function savesFirst(move: MoveName, isDirty: boolean): boolean {
  if (move === 'submit' || move === 'approve') return true;
  return isDirty && (move === 'askResubmission' || move === 'cancelReview');
}

/** Whether somebody else has begun to review the item: the slower reviewer sees who. */
export function isFasterReviewer(
  current: Pick<OpenedContainer, 'content_status' | 'reviewer_user_id'> | undefined,
  user_id: string,
): current is OpenedContainer {
  return current?.content_status === 'r' && current.reviewer_user_id !== user_id;
}
