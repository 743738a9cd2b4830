import { languageRecords, type Language } from '../languages.ts';

/** How a text is marked whose language is not stored, so that it is set in letters of its own on a page of another language. */
interface LangAndDir {
  readonly lang?: string;
  readonly dir?: 'ltr' | 'rtl';
}

// Letters alone: the digits of a script are no sign of it.
const arabic = /(?=\p{L})\p{Script=Arabic}/gu;
const latin = /\p{Script=Latin}/gu;

/**
 * By most of its letters: Latin ones are English, those of Arabic script the language of what the text belongs to, where that is
 * written so. A text of figures and signs alone has the direction of what is around it.
 * @param around what the text belongs to
 * @param name how the page names languages
 */
export function langAndDirOf(text: string, around: Language, name: 'tag' | 'locale' = 'tag'): LangAndDir {
  const [ofArabic, ofLatin] = [text.match(arabic)?.length ?? 0, text.match(latin)?.length ?? 0];
  if (ofArabic === ofLatin) return {};
  if (ofArabic < ofLatin) return { lang: 'en', dir: 'ltr' };
  const { [name]: lang, direction } = languageRecords[around];
  return direction === 'rtl' ? { lang, dir: 'rtl' } : { dir: 'rtl' };
}

/** The words of rich text, for `langAndDirOf`: without what is in its tags and formulas. */
export function wordsOfHtml(html: string): string {
  return html.replace(/<[^>]*>|&#?\w+;/g, ' ');
}
