import { limits } from '@takhti/domain';

/** The search for a field's text: '' for everything, null if too short (C-765); cut to the longest search. */
export function searchedFor(text: string): string | null {
  const trimmed = text.trim();
  if (trimmed === '') return '';
  return trimmed.length >= limits.search.min ? trimmed.slice(0, limits.search.text) : null;
}

/** Whether a search field's text is longer than what a search takes, so that its end is not looked for. */
export function isCut(text: string): boolean {
  return text.trim().length > limits.search.text;
}
