import { directionOf, localeOf, wordsOfHtml, writingOf, type Language } from '@takhti/domain';

interface Writing {
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
}

/**
 * How a text of a content item is set: by its own letters, as learners see it, and where it has none as the content around it.
 * A bank in Urdu holds questions in English, too.
 */
export function writingOfContent(text: string, language: Language): Writing {
  return {
    lang: localeOf(language),
    dir: directionOf(language),
    ...writingOf(text, language, 'locale'),
  };
}

/** As `writingOfContent`, of rich text. */
export function writingOfHtml(html: string, language: Language): Writing {
  return writingOfContent(wordsOfHtml(html), language);
}
