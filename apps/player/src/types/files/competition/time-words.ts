import { languageRecords, solarWords, isolated } from '@takhti/domain';
import type { Texts } from '../../../i18n/texts.ts';

/**
 * A time by the clocks of a competition, with its Solar Hijri day beside it: 14 November 2026, 09:05 (23 Aqrab 1405). Each part is set
 * apart, so that the figures of one do not change places with those of the other where lines run from right to left.
 */
export function timeWords({ language }: Pick<Texts, 'language'>, timeZone: string, instant: Date): string {
  const { tag, numbers_as, digits } = languageRecords[language];
  const day = { day: 'numeric', month: 'long', year: 'numeric', timeZone } as const;
  const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  // Not every browser knows Pashto: the months of its neighbour are those of its own country, and not of Iran.
  const locales = language === 'english' ? [numbers_as] : [tag, languageRecords.dari.tag, numbers_as];
  const gregorian = locales.map((locale) => `${locale}-u-ca-gregory-nu-${digits}`);
  const date = new Intl.DateTimeFormat(gregorian, { ...day, ...time });
  const figures = new Intl.NumberFormat(`${numbers_as}-u-nu-${digits}`, { useGrouping: false });
  const solarDay = solarWords(instant, language, (value) => figures.format(value), timeZone);
  return `${isolated(date.format(instant))} ${isolated(`(${solarDay})`)}`;
}
