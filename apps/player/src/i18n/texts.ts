import { dividerOf, joinTexts, languageRecords, type Language } from '@takhti/domain';
import type { Catalogue, TextKey } from './catalogues.ts';
import { loadedTexts, loadLanguage } from './loaded.ts';

export type { TextKey } from './catalogues.ts';
export type PluralKey = { [Key in TextKey]: Key extends `${infer Stem}_one` ? Stem : never }[TextKey];
export type TextValues = Readonly<Record<string, string | number>>;

/** The player's words, numbers and direction in one language. */
export interface Texts {
  readonly language: Language;
  /** BCP 47, for `lang` and `Intl`. */
  readonly tag: string;
  readonly dir: 'ltr' | 'rtl';
  readonly t: (key: TextKey, values?: TextValues) => string;
  /** By count, which is also the text's `{n}`. */
  readonly plural: (key: PluralKey, count: number) => string;
  readonly number: (value: number) => string;
  readonly percent: (value: number) => string;
  /** Apart by the language's own comma. */
  readonly list: (texts: readonly string[]) => string;
  /** Facts of one line; empty ones are left out. */
  readonly facts: (facts: readonly string[]) => string;
  /** Hours, minutes and seconds as a clock shows them. */
  readonly clock: (seconds: number) => string;
}

/** @param catalogue the texts that are there by now; English replaces those that are not. */
export function createTexts(language: Language, catalogue: Partial<Catalogue>): Texts {
  // The digits are said outright, since not every browser knows Pashto.
  const { tag, direction, digits } = languageRecords[language];
  const locale = `${tag}-u-nu-${digits}`;
  const numbers = new Intl.NumberFormat(locale, { useGrouping: false });
  const twoDigits = new Intl.NumberFormat(locale, { minimumIntegerDigits: 2 });
  const percents = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const plurals = new Intl.PluralRules(tag);

  function t(key: TextKey, values: TextValues = {}): string {
    const text = catalogue[key] ?? loadedTexts('english')[key] ?? key;
    return text.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => {
      const value = values[name] ?? '';
      return typeof value === 'number' ? numbers.format(value) : value;
    });
  }

  return {
    language,
    tag,
    dir: direction,
    t,
    plural: (key, count) => t(`${key}_${plurals.select(count) === 'one' ? 'one' : 'other'}`, { n: count }),
    number: (value) => numbers.format(value),
    percent: (value) => percents.format(value / 100),
    list: (texts) => joinTexts(language, texts),
    facts: (facts) => facts.filter((each) => each !== '').join(dividerOf(language)),
    clock(seconds) {
      const whole = Math.max(0, Math.floor(seconds));
      const hours = Math.floor(whole / 3600);
      const minutes = Math.floor((whole % 3600) / 60);
      const rest = twoDigits.format(whole % 60);
      return hours > 0
        ? `${numbers.format(hours)}:${twoDigits.format(minutes)}:${rest}`
        : `${numbers.format(minutes)}:${rest}`;
    },
  };
}

export const englishTexts: Texts = createTexts('english', loadedTexts('english'));

/** The texts of a language; English when its file cannot be fetched, for an English button is better than none. */
export async function loadTexts(language: Language): Promise<Texts> {
  await loadLanguage(language).catch(() => undefined);
  return createTexts(language, loadedTexts(language));
}
