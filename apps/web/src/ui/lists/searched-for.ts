import { limits } from '@takhti/domain';

/** What a search field's text asks for: '' for everything, null while it is too short to ask (C-765); no more than a search takes. */
export function searchedFor(text: string): string | null {
  const trimmed = text.trim();
  if (trimmed === '') return '';
  return trimmed.length >= limits.search.min ? trimmed.slice(0, limits.search.text) : null;
}

/** Whether a search field's text is longer than what a search takes, so that its end is not looked for. */
export function isCut(text: string): boolean {
  return text.trim().length > limits.search.text;
}
