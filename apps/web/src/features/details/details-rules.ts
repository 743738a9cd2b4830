import type { ContainerRow } from '@takhti/domain';

/** Whose turn it is, which only what waits or is reviewed has (C-237). */
export function isWithReviewer({ content_status }: Pick<ContainerRow, 'content_status'>): boolean {
  return content_status === 'w' || content_status === 'r';
}
