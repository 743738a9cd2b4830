import { contentTypes, type ContentType } from '../content-types.ts';

interface Item {
  readonly content_id: string;
  readonly content_type: ContentType;
}

/** The limit of assigned content at once. */
export const mostPicked = 50;

/** Why an item cannot be picked beside those that are; null when it can (C-1036). */
export function whyNotPick(picked: readonly Item[], item: Item): 'one_assignment' | 'too_many' | null {
  if (picked.length >= mostPicked) return 'too_many';
  const isAlone = ({ content_type }: Item): boolean => contentTypes[content_type].is_assigned_once;
  return isAlone(item) && picked.some(isAlone) ? 'one_assignment' : null;
}
