import { bringBack, takeBack, updateStatus } from '@takhti/contract';
import { canBeTakenBack, type MoveName, type OpenedContainer } from '@takhti/domain';
import { sendCall } from '../../../app/api/index.ts';
import type { TextKey } from '../../../i18n/index.ts';

type Moved = Pick<OpenedContainer, 'container_id' | 'content_type' | 'content_status'>;

interface WayBack {
  readonly go: () => Promise<unknown>;
  /** The announcement after undoing it. */
  readonly done: TextKey;
}

/** The undo of a move that was just made, for an item as it was before; null if not allowed. */
export function wayBack(move: MoveName, item: Moved, reply: object): WayBack | null {
  const { container_id, content_type, content_status } = item;
  if (move === 'delete')
    return { go: () => sendCall(bringBack, { container_id }), done: 'review:done.undone' };
  if (!canBeTakenBack(move) || isPublished(reply)) return null;
  if (!('version' in reply) || typeof reply.version !== 'number') return null;
  const of = { container_id, content_type, version: reply.version };
  // The author takes a first submission back for as long as no review began.
  if (move === 'submit' && content_status === 'd')
    return {
      go: () => sendCall(updateStatus, { ...of, content_status: 'd' }),
      done: 'review:done.undone',
    };
  const done = move === 'submit' ? 'review:done.undone_own' : 'review:done.undone_review';
  return { go: () => sendCall(takeBack, of), done };
}

/** Whether a move published the item, which nobody takes back: learners may have it already. */
export function isPublished(reply: object): boolean {
  return 'content_status' in reply && reply.content_status === 'a';
}
