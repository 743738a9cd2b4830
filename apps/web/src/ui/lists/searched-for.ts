import { limits } from '@takhti/domain';

/** What a search field's text asks for: '' for everything, null while it is too short to ask (C-765). */
export function searchedFor(text: string): string | null {
  const trimmed = text.trim();
  if (trimmed === '') return '';
  return trimmed.length >= limits.search.min ? trimmed : null;
}
