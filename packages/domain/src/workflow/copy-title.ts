import { cutText } from '../texts/cut-text.ts';
import { languageRecords, type Language } from '../languages.ts';
import { limits } from '../limits.ts';

/** The title of a duplicate, which says in the content's own language that it is one (C-032). */
export function copyTitle(title: string, language: Language): string {
  const words = ` ${languageRecords[language].copy_mark}`;
  return cutText(title, limits.title.max - words.length).trimEnd() + words;
}
