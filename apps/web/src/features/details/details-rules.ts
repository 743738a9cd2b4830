import type { ContainerRow } from '@takhti/domain';

/** Whether an item is with a reviewer or a level: only waiting and reviewed ones are (C-237). */
export function isWithReviewer({ content_status }: Pick<ContainerRow, 'content_status'>): boolean {
  return content_status === 'w' || content_status === 'r';
}
