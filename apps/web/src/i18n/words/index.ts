import type { Locale } from '@takhti/domain';
import { en } from './en.ts';
import type { LocaleWords } from './locale-words.ts';
import { prs } from './prs.ts';
import { ps } from './ps.ts';
import { ur } from './ur.ts';

/**
 * The words of dates and numbers. Browsers leave languages out of what they carry (Chromium has no Pashto) and then answer in
 * another one, without a word, so ours are our own.
 */
export const localeWords: Readonly<Record<Locale, LocaleWords>> = { en, ur, ps, prs };
