import {
  commaOf,
  dividerOf,
  languageOfLocale,
  languageRecords,
  readInstant,
  solarHijri,
  solarWords,
  type Locale,
} from '@takhti/domain';
import { localeWords } from './words/index.ts';
import { usualWriting, type Writing } from './writing.ts';

/** Numbers and times as a language writes them: the only place that speaks to `Intl`. */
export interface Format {
  number(value: number): string;
  /** A count that is alone: none is a word beside Eastern digits, whose zero would be taken for a dot. */
  count(value: number): string;
  /** Shortened from a thousand on: 1.2k. */
  short(value: number): string;
  /** As it is in a field, where it can be read back: 1200.5. */
  plain(value: number): string;
  /** Without marks between thousands: 1398. */
  year(value: number): string;
  /** In its place in a row: 1st. */
  ordinal(value: number): string;
  percent(share: number): string;
  /** With the whole date of the other calendar beside it: 14 Nov 2026 (23 Aqrab 1405). */
  date(instant: string | Date): string;
  /** With the whole date of the other calendar beside it: 14 Nov 2026, 09:05 (23 Aqrab 1405). */
  dateTime(instant: string | Date): string;
  /** Today with the time, yesterday, the weekday within a week, else the date; in both calendars when it is of another year. */
  relativeDay(instant: string | Date, now: Date): string;
  /** 0 is Sunday. */
  weekday(day: number): string;
  duration(seconds: number): string;
  fileSize(bytes: number): string;
  list(entries: readonly string[]): string;
  /** The separator between two facts of one line, with its spaces. */
  readonly divider: string;
  /** Facts of one line: Matching · Grade 5. */
  facts(facts: readonly string[]): string;
}

const dayMs = 86_400_000;

/** How many midnights are between two instants, by the reader's own clock; negative for what is to come. */
export function daysBetween(earlier: Date, later: Date): number {
  const midnight = (date: Date): number => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
  return Math.round((midnight(later) - midnight(earlier)) / dayMs);
}

// Decides by the rounded value: 999,960 is written 1M, not 1000k.
function thousandsIn(value: number): number {
  let size = 0;
  for (let rest = Math.abs(value); rest >= (size === 0 ? 1000 : 999.95); rest /= 1000) size += 1;
  return size;
}

const dateOfInstant = (instant: string | Date): Date =>
  typeof instant === 'string' ? readInstant(instant) : instant;

const made = new Map<string, Format>();

/** The formatter of a language; on screens with the digits and the calendar that their reader wants, on paper with its own. */
export function formatOf(locale: Locale, writing: Writing = usualWriting): Format {
  const key = [locale, writing.digits, writing.calendar].join(' ');
  const known = made.get(key);
  if (known) return known;
  const format = makeFormat(locale, writing);
  made.set(key, format);
  return format;
}

const systems = { western: 'latn', eastern: 'arabext' } as const;

function makeFormat(locale: Locale, writing: Writing): Format {
  const language = languageOfLocale(locale);
  const { numbers_as, digits } = languageRecords[language];
  const system = writing.digits === 'language' ? digits : systems[writing.digits];
  const tag = `${numbers_as}-u-nu-${system}`;
  const words = localeWords[locale];
  const numbers = new Intl.NumberFormat(tag, { maximumFractionDigits: 2 });
  const oneDecimal = new Intl.NumberFormat(tag, { maximumFractionDigits: 1 });
  const percents = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 0 });
  const plain = new Intl.NumberFormat(tag, { useGrouping: false });
  const twoDigits = new Intl.NumberFormat(tag, { minimumIntegerDigits: 2, useGrouping: false });
  const comma = commaOf(language);
  const divider = dividerOf(language, system);

  const gregorianOf = (date: Date): string =>
    `${plain.format(date.getDate())} ${words.months[date.getMonth()] ?? ''} ${plain.format(date.getFullYear())}`;
  const timeOf = (date: Date): string =>
    `${twoDigits.format(date.getHours())}:${twoDigits.format(date.getMinutes())}`;

  const solarOf = (date: Date): string => solarWords(date, language, (value) => plain.format(value));
  const isSolarFirst = writing.calendar === 'solar_hijri';
  const [dateOf, otherDateOf] = isSolarFirst ? [solarOf, gregorianOf] : [gregorianOf, solarOf];
  const yearOf = (date: Date): number => (isSolarFirst ? solarHijri(date).year : date.getFullYear());
  const inBoth = (date: Date): string => `${dateOf(date)} (${otherDateOf(date)})`;

  return {
    number: (value) => numbers.format(value),
    count: (value) => (value === 0 && system === systems.eastern ? words.none : numbers.format(value)),
    short(value) {
      const size = Math.min(words.magnitudes.length, thousandsIn(value));
      if (size === 0) return numbers.format(value);
      return oneDecimal.format(value / 1000 ** size) + (words.magnitudes[size - 1] ?? '');
    },
    plain: (value) => plain.format(value),
    year: (value) => plain.format(value),
    ordinal: (value) => words.ordinal(value, plain.format(value)),
    percent: (share) => percents.format(share),
    date: (instant) => inBoth(dateOfInstant(instant)),
    dateTime(instant) {
      const date = dateOfInstant(instant);
      return `${dateOf(date)}${comma}${timeOf(date)} (${otherDateOf(date)})`;
    },
    relativeDay(instant, now) {
      const date = dateOfInstant(instant);
      const age = daysBetween(date, now);
      if (age === 0) return words.today + comma + timeOf(date);
      if (age === 1) return words.yesterday + comma + timeOf(date);
      if (age > 1 && age < 7) return words.weekdays[date.getDay()] ?? dateOf(date);
      return yearOf(date) === yearOf(now) ? dateOf(date) : inBoth(date);
    },
    weekday: (day) => words.weekdays[day] ?? '',
    duration(seconds) {
      const whole = Math.max(0, Math.round(seconds));
      const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
      const tail = `${twoDigits.format(minutes)}:${twoDigits.format(rest)}`;
      return hours > 0 ? `${numbers.format(hours)}:${tail}` : tail;
    },
    fileSize(bytes) {
      const [unit, kilo, mega] = words.byteUnits;
      if (bytes < 1024) return `${numbers.format(bytes)} ${unit}`;
      if (bytes < 1e6) return `${oneDecimal.format(bytes / 1024)} ${kilo}`;
      return `${oneDecimal.format(bytes / 1e6)} ${mega}`;
    },
    list(entries) {
      const last = entries.at(-1) ?? '';
      return entries.length < 2 ? last : entries.slice(0, -1).join(comma) + words.and + last;
    },
    divider,
    facts: (facts) => facts.join(divider),
  };
}
