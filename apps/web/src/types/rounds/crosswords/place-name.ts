import type { Anchor } from '@takhti/domain';
import { isTextKey, type TextOf } from '../../../i18n/index.ts';

/** The name of a place in a word of a crossword, by its path in the document; null for what is in no word. */
export function placeInCrossword(t: TextOf, [list, at, field]: Anchor['path']): string | null {
  if (list !== 'files' || at === undefined) return null;
  const word = t('crosswords:words.word', { number: Number(at) + 1 });
  const key = `crosswords:fields.${String(field)}`;
  return field === undefined || !isTextKey(key)
    ? word
    : t('crosswords:words.in_word', { word, field: t(key) });
}
