import { bringBack, updateStatus } from '@takhti/contract';
import type { MoveName, OpenedContainer } from '@takhti/domain';
import { sendCall } from '../../../app/api/index.ts';

/** What takes a move back that has just been made, where the rules allow it; null where they do not. */
export function wayBack(
  move: MoveName,
  { container_id, content_type, user_id }: Pick<OpenedContainer, 'container_id' | 'content_type' | 'user_id'>,
  reply: object,
): (() => Promise<unknown>) | null {
  switch (move) {
    case 'delete':
      return () => sendCall(bringBack, { container_id });
    case 'submit': {
      const { version } = reply as Partial<OpenedContainer>;
      if (version === undefined || !('user_id' in reply) || reply.user_id !== user_id) return null;
      return () => sendCall(updateStatus, { container_id, content_type, version, content_status: 'd' });
    }
    default:
      return null;
  }
}
