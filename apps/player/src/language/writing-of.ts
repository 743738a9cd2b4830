import { languageRecords, type Language } from '@takhti/domain';

/** How a text is marked whose language nobody kept, so that it is set in letters of its own on a page of another language. */
interface Writing {
  readonly lang?: string;
  readonly dir: 'ltr' | 'rtl' | 'auto';
}

/**
 * By its letters: Latin ones are English, those of Arabic script the language of what the text belongs to, where that is written so.
 * @param around what the text belongs to
 */
export function writingOf(text: string, around: Language): Writing {
  if (/\p{Script=Arabic}/u.test(text)) {
    const { tag, direction } = languageRecords[around];
    return direction === 'rtl' ? { lang: tag, dir: 'rtl' } : { dir: 'rtl' };
  }
  return /\p{Script=Latin}/u.test(text) ? { lang: 'en', dir: 'ltr' } : { dir: 'auto' };
}
