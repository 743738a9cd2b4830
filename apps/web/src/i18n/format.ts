import type { Locale } from '@takhti/domain';
import { calendarNames } from './calendar-names.ts';
import { numberTags } from './locales.ts';
import { byteUnits, magnitudes, ordinals } from './number-words.ts';
import { solarHijri } from './solar-hijri.ts';

/** Numbers and times as a language writes them: the only place that speaks to `Intl`. */
export interface Format {
  number(value: number): string;
  /** Shortened from a thousand on: 1.2k. */
  short(value: number): string;
  /** In its place in a row: 1st. */
  ordinal(value: number): string;
  percent(share: number): string;
  /** With the Solar Hijri year beside it: 14 Nov 2026 (1405 SH). */
  date(instant: string | Date): string;
  /** With the whole Solar Hijri date beside it: 14 Nov 2026, 09:05 (23 Aqrab 1405). */
  dateTime(instant: string | Date): string;
  /** Today with the time, yesterday, the weekday within a week, else the date; with its Solar Hijri year when it is of another year. */
  relativeDay(instant: string | Date, now: Date): string;
  duration(seconds: number): string;
  fileSize(bytes: number): string;
  list(entries: readonly string[]): string;
}

const dayMs = 86_400_000;

/** How many midnights lie between two instants, by the reader's own clock; negative for what is to come. */
export function daysBetween(earlier: Date, later: Date): number {
  const midnight = (date: Date): number => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
  return Math.round((midnight(later) - midnight(earlier)) / dayMs);
}

// By what is shown: 999,960 is written 1M, not 1000k.
function thousandsIn(value: number): number {
  let size = 0;
  for (let rest = Math.abs(value); rest >= (size === 0 ? 1000 : 999.95); rest /= 1000) size += 1;
  return size;
}

const made = new Map<Locale, Format>();

/** The formatter of a language. */
export function formatOf(locale: Locale): Format {
  const known = made.get(locale);
  if (known) return known;
  const format = makeFormat(locale);
  made.set(locale, format);
  return format;
}

function makeFormat(locale: Locale): Format {
  const tag = numberTags[locale];
  const names = calendarNames[locale];
  const numbers = new Intl.NumberFormat(tag, { maximumFractionDigits: 2 });
  const oneDecimal = new Intl.NumberFormat(tag, { maximumFractionDigits: 1 });
  const percents = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 0 });
  const plain = new Intl.NumberFormat(tag, { useGrouping: false });
  const twoDigits = new Intl.NumberFormat(tag, { minimumIntegerDigits: 2, useGrouping: false });
  const comma = locale === 'en' ? ', ' : '، ';

  const dateOf = (date: Date): string =>
    `${plain.format(date.getDate())} ${names.months[date.getMonth()] ?? ''} ${plain.format(date.getFullYear())}`;
  const timeOf = (date: Date): string =>
    `${twoDigits.format(date.getHours())}:${twoDigits.format(date.getMinutes())}`;

  const dateWithSolarYear = (date: Date): string =>
    `${dateOf(date)} (${plain.format(solarHijri(date).year)} ${names.solarYear})`;
  const solarDateOf = (date: Date): string => {
    const { year, month, day } = solarHijri(date);
    return `${plain.format(day)} ${names.solarMonths[month - 1] ?? ''} ${plain.format(year)}`;
  };

  return {
    number: (value) => numbers.format(value),
    short(value) {
      const size = Math.min(magnitudes[locale].length, thousandsIn(value));
      if (size === 0) return numbers.format(value);
      return oneDecimal.format(value / 1000 ** size) + (magnitudes[locale][size - 1] ?? '');
    },
    ordinal: (value) => ordinals[locale](value, plain.format(value)),
    percent: (share) => percents.format(share),
    date: (instant) => dateWithSolarYear(new Date(instant)),
    dateTime(instant) {
      const date = new Date(instant);
      return `${dateOf(date)}${comma}${timeOf(date)} (${solarDateOf(date)})`;
    },
    relativeDay(instant, now) {
      const date = new Date(instant);
      const age = daysBetween(date, now);
      if (age === 0) return names.today + comma + timeOf(date);
      if (age === 1) return names.yesterday + comma + timeOf(date);
      if (age > 1 && age < 7) return names.weekdays[date.getDay()] ?? dateOf(date);
      return date.getFullYear() === now.getFullYear() ? dateOf(date) : dateWithSolarYear(date);
    },
    duration(seconds) {
      const whole = Math.max(0, Math.round(seconds));
      const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
      const tail = `${twoDigits.format(minutes)}:${twoDigits.format(rest)}`;
      return hours > 0 ? `${numbers.format(hours)}:${tail}` : tail;
    },
    fileSize(bytes) {
      const [unit, kilo, mega] = byteUnits[locale];
      if (bytes < 1024) return `${numbers.format(bytes)} ${unit}`;
      if (bytes < 1e6) return `${oneDecimal.format(bytes / 1024)} ${kilo}`;
      return `${oneDecimal.format(bytes / 1e6)} ${mega}`;
    },
    list(entries) {
      const last = entries.at(-1) ?? '';
      return entries.length < 2 ? last : entries.slice(0, -1).join(comma) + names.and + last;
    },
  };
}
