import type { Language } from '../languages.ts';

/** A day of the Solar Hijri calendar, which Afghanistan goes by; month 1 is Hamal. */
export interface SolarDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const calendars = new Map<string | undefined, Intl.DateTimeFormat>();

/**
 * The Solar Hijri day on which an instant falls.
 * @param timeZone by whose clock; the reader's own when left out
 */
export function solarHijri(date: Date, timeZone?: string): SolarDay {
  const found = new Map(
    calendarIn(timeZone)
      .formatToParts(date)
      .map(({ type, value }) => [type, Number(value)]),
  );
  return { year: found.get('year') ?? 0, month: found.get('month') ?? 0, day: found.get('day') ?? 0 };
}

/**
 * The Solar Hijri day of an instant in words, as 23 Aqrab 1405.
 * @param figure writes a number in the reader's digits, without grouping
 * @param timeZone as of `solarHijri`
 */
export function solarWords(
  date: Date,
  language: Language,
  figure: (value: number) => string,
  timeZone?: string,
): string {
  const { year, month, day } = solarHijri(date, timeZone);
  return `${figure(day)} ${solarMonths[language][month - 1] ?? ''} ${figure(year)}`;
}

// The calendar's own rules are an astronomer's; every browser carries them, with digits that can be read back.
function calendarIn(timeZone: string | undefined): Intl.DateTimeFormat {
  const known = calendars.get(timeZone);
  if (known) return known;
  const day = { year: 'numeric', month: 'numeric', day: 'numeric' } as const;
  const calendar = new Intl.DateTimeFormat('en-u-ca-persian-nu-latn', {
    ...day,
    ...(timeZone !== undefined && { timeZone }),
  });
  calendars.set(timeZone, calendar);
  return calendar;
}

/** The months of the Solar Hijri calendar from Hamal on, as Afghanistan names them; browsers know Iran's names alone. */
export const solarMonths: Readonly<Record<Language, readonly string[]>> = {
  english: [
    'Hamal',
    'Sawr',
    'Jawza',
    'Saratan',
    'Asad',
    'Sunbula',
    'Mizan',
    'Aqrab',
    'Qaws',
    'Jadi',
    'Dalw',
    'Hut',
  ],
  urdu: ['حمل', 'ثور', 'جوزا', 'سرطان', 'اسد', 'سنبلہ', 'میزان', 'عقرب', 'قوس', 'جدی', 'دلو', 'حوت'],
  pashto: ['وری', 'غویی', 'غبرګولی', 'چنګاښ', 'زمری', 'وږی', 'تله', 'لړم', 'لیندۍ', 'مرغومی', 'سلواغه', 'کب'],
  dari: ['حمل', 'ثور', 'جوزا', 'سرطان', 'اسد', 'سنبله', 'میزان', 'عقرب', 'قوس', 'جدی', 'دلو', 'حوت'],
};
