import { directionOf, localeOf, wordsOfHtml, langAndDirOf, type Language } from '@takhti/domain';

interface LangAndDir {
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
}

/**
 * How a text of a content item is set: by its own letters, as learners see it, and where it has none as the content around it.
 * A bank in Urdu holds questions in English, too.
 */
export function langAndDirOfContent(text: string, language: Language): LangAndDir {
  return {
    lang: localeOf(language),
    dir: directionOf(language),
    ...langAndDirOf(text, language, 'locale'),
  };
}

/** As `langAndDirOfContent`, of rich text. */
export function langAndDirOfHtml(html: string, language: Language): LangAndDir {
  return langAndDirOfContent(wordsOfHtml(html), language);
}
