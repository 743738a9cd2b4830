import type { ContainerRow, ContentType } from '@takhti/domain';

/** What is known by its pictures and its type: a title says nothing of it there (C-219 to C-225). */
const untitled: ReadonlySet<ContentType> = new Set([
  'kampong',
  'rumble_in_the_jumble',
  // The specification's "labeling" (C-225).
  'matching_drag_drop',
  'sorting_vertical',
  'puzzle',
  'competition',
]);

/** Whether the details of a type begin with a title card. */
export function hasTitleCard(type: ContentType): boolean {
  return !untitled.has(type);
}

/** Whose turn it is, which only what waits or is reviewed has (C-237). */
export function isWithReviewer({ content_status }: Pick<ContainerRow, 'content_status'>): boolean {
  return content_status === 'w' || content_status === 'r';
}
