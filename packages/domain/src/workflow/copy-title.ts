import { languageRecords, type Language } from '../languages.ts';
import { limits } from '../limits.ts';

/** The title of a duplicate, which says in the content's own language that it is one (C-032). */
export function copyTitle(title: string, language: Language): string {
  const words = ` ${languageRecords[language].copy_mark}`;
  // By characters: a cut through the middle of one would not be text any more.
  const room = limits.title.max - words.length;
  let kept = title;
  while (kept.length > room) kept = Array.from(kept).slice(0, -1).join('');
  return kept.trimEnd() + words;
}
