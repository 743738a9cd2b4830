import { languageRecords } from '@takhti/domain';
import type { Texts } from '../../../i18n/texts.ts';

/** A time by the clocks of a competition, with its Solar Hijri day beside it: 14 November 2026, 09:05 (23 Aban 1405). */
export function timeWords({ language }: Pick<Texts, 'language'>, timeZone: string, instant: Date): string {
  const { numbers_as, digits } = languageRecords[language];
  const day = { day: 'numeric', month: 'long', year: 'numeric', timeZone } as const;
  const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const date = new Intl.DateTimeFormat(`${numbers_as}-u-ca-gregory-nu-${digits}`, { ...day, ...time });
  const solar = new Intl.DateTimeFormat(
    `${digits === 'arabext' ? 'fa-AF' : numbers_as}-u-ca-persian-nu-${digits}`,
    { ...day, era: undefined },
  );
  const parts = solar.formatToParts(instant).filter(({ type }) => type !== 'era');
  const solarDay = parts
    .map(({ value }) => value)
    .join('')
    .trim();
  return `${date.format(instant)} (${solarDay})`;
}
