import { bringBack, updateStatus } from '@takhti/contract';
import type { MoveName, OpenedContainer } from '@takhti/domain';
import { sendCall } from '../../../app/api/index.ts';

type Moved = Pick<OpenedContainer, 'container_id' | 'content_type' | 'content_status'>;

/** What takes a move back that has just been made of an item as it was before; null where that would not lead back to it. */
export function wayBack(move: MoveName, item: Moved, reply: object): (() => Promise<unknown>) | null {
  const { container_id, content_type, content_status } = item;
  if (move === 'delete') return () => sendCall(bringBack, { container_id });
  // Only as a draft: as one, what was sent back would begin its reviews anew.
  const isOfDraft = move === 'submit' && content_status === 'd';
  if (!isOfDraft || !('version' in reply) || typeof reply.version !== 'number') return null;
  const { version } = reply;
  return () => sendCall(updateStatus, { container_id, content_type, version, content_status: 'd' });
}
