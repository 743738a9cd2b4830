import { describe, expect, test } from 'vitest';
import { languageOfLocale, solarMonths, type Locale } from '@takhti/domain';
import { daysBetween, formatOf } from './format.ts';
import { locales } from './locales.ts';
import { localeWords } from './words/index.ts';

const four = ['en', 'ur', 'ps', 'prs'] as const;
const now = new Date(2026, 10, 21, 15, 4);
const ago = (days: number, hours = 9): Date => new Date(2026, 10, 21 - days, hours, 5);

describe('relative days', () => {
  test.each([
    [0, 'Today, 09:05', 'آج، 09:05', 'نن، ۰۹:۰۵', 'امروز، ۰۹:۰۵'],
    [1, 'Yesterday, 09:05', 'گزشتہ کل، 09:05', 'پرون، ۰۹:۰۵', 'دیروز، ۰۹:۰۵'],
    [4, 'Tuesday', 'منگل', 'سه‌شنبه', 'سه‌شنبه'],
    [7, '14 Nov 2026', '14 نومبر 2026', '۱۴ نومبر ۲۰۲۶', '۱۴ نومبر ۲۰۲۶'],
  ])('C-1091 %i days ago is %s', (days, en, ur, ps, prs) => {
    const told = four.map((locale) => formatOf(locale).relativeDay(ago(days), now));
    expect(told).toEqual([en, ur, ps, prs]);
  });

  test('yesterday begins at midnight, not 24 hours ago', () => {
    expect(daysBetween(new Date(2026, 10, 20, 23, 59), new Date(2026, 10, 21, 0, 1))).toBe(1);
    expect(daysBetween(new Date(2026, 10, 21, 0, 1), new Date(2026, 10, 21, 23, 59))).toBe(0);
  });

  test('a day that a clock ahead of ours calls tomorrow is shown as a date', () => {
    expect(formatOf('en').relativeDay(ago(-1), now)).toBe('22 Nov 2026');
  });
});

test('numbers: western digits in English and Urdu, eastern ones in Pashto and Dari', () => {
  expect(four.map((locale) => formatOf(locale).number(12_345.5))).toEqual([
    '12,345.5',
    '12,345.5',
    '۱۲٬۳۴۵٫۵',
    '۱۲٬۳۴۵٫۵',
  ]);
});

test.each([
  [1023, '1,023 B'],
  [1024, '1 KB'],
  [999_999, '976.6 KB'],
  [1_000_000, '1 MB'],
  [2_600_000, '2.6 MB'],
])('C-1092 %i bytes are %s', (bytes, text) => {
  expect(formatOf('en').fileSize(bytes)).toBe(text);
});

test('C-1092 sizes of files in the four languages', () => {
  const sizes = (locale: Locale): string[] => [1023, 2048, 2_600_000].map(formatOf(locale).fileSize);
  expect(sizes('ur')).toEqual(['1,023 بائٹ', '2 کے بی', '2.6 ایم بی']);
  expect(sizes('ps')).toEqual(['۱٬۰۲۳ بایټ', '۲ کیلوبایټ', '۲٫۶ مېګابایټ']);
  expect(sizes('prs')).toEqual(['۱٬۰۲۳ بایت', '۲ کیلوبایت', '۲٫۶ میگابایت']);
});

test.each([
  [999, '999', '999', '۹۹۹', '۹۹۹'],
  [1e3, '1k', '1 ہزار', '۱ زره', '۱ هزار'],
  [1260, '1.3k', '1.3 ہزار', '۱٫۳ زره', '۱٫۳ هزار'],
  [999_949, '999.9k', '999.9 ہزار', '۹۹۹٫۹ زره', '۹۹۹٫۹ هزار'],
  [999_960, '1M', '1 ملین', '۱ میلیونه', '۱ میلیون'],
  [1e6, '1M', '1 ملین', '۱ میلیونه', '۱ میلیون'],
  [1e9, '1B', '1 ارب', '۱ میلیارده', '۱ میلیارد'],
  [1e12, '1T', '1 ٹریلین', '۱ ټریلیونه', '۱ تریلیون'],
  [2.5e15, '2,500T', '2,500 ٹریلین', '۲٬۵۰۰ ټریلیونه', '۲٬۵۰۰ تریلیون'],
  [-1500, '-1.5k', '-1.5 ہزار', '‎−۱٫۵ زره', '‎−۱٫۵ هزار'],
])('C-1093 %d shortened is %s', (value, ...texts) => {
  expect(four.map((locale) => formatOf(locale).short(value))).toEqual(texts);
});

test.each([
  [1, '1st', 'پہلا', 'لومړی', 'اول'],
  [2, '2nd', 'دوسرا', '۲م', 'دوم'],
  [3, '3rd', 'تیسرا', '۳م', 'سوم'],
  [4, '4th', 'چوتھا', '۴م', '۴م'],
  [6, '6th', 'چھٹا', '۶م', '۶م'],
  [11, '11th', '11واں', '۱۱م', '۱۱م'],
  [12, '12th', '12واں', '۱۲م', '۱۲م'],
  [13, '13th', '13واں', '۱۳م', '۱۳م'],
  [21, '21st', '21واں', '۲۱م', '۲۱م'],
  [112, '112th', '112واں', '۱۱۲م', '۱۱۲م'],
])('C-1094 %i in a row is %s', (value, ...texts) => {
  expect(four.map((locale) => formatOf(locale).ordinal(value))).toEqual(texts);
});

describe('the Solar Hijri date beside the Gregorian', () => {
  const nowruz = new Date(2025, 2, 21, 9, 5);

  test('C-1096 a date of another year is whole in both calendars, one of this year tells its own', () => {
    expect(four.map((locale) => formatOf(locale).relativeDay(nowruz, now))).toEqual([
      '21 Mar 2025 (1 Hamal 1404)',
      '21 مارچ 2025 (1 حمل 1404)',
      '۲۱ مارچ ۲۰۲۵ (۱ وری ۱۴۰۴)',
      '۲۱ مارچ ۲۰۲۵ (۱ حمل ۱۴۰۴)',
    ]);
    expect(formatOf('en').relativeDay(new Date(2026, 0, 1), now)).toBe('1 Jan 2026');
    expect(formatOf('en').relativeDay(new Date(2025, 11, 31), now)).toBe('31 Dec 2025 (10 Jadi 1404)');
    expect(formatOf('en').date(ago(0))).toBe('21 Nov 2026 (30 Aqrab 1405)');
  });

  test('a date with its time tells the whole day in both', () => {
    expect(four.map((locale) => formatOf(locale).dateTime(nowruz))).toEqual([
      '21 Mar 2025, 09:05 (1 Hamal 1404)',
      '21 مارچ 2025، 09:05 (1 حمل 1404)',
      '۲۱ مارچ ۲۰۲۵، ۰۹:۰۵ (۱ وری ۱۴۰۴)',
      '۲۱ مارچ ۲۰۲۵، ۰۹:۰۵ (۱ حمل ۱۴۰۴)',
    ]);
  });
});

test.each([
  [59, '00:59'],
  [3599.6, '1:00:00'],
  [5400, '1:30:00'],
  [-3, '00:00'],
])('%d seconds last %s', (seconds, text) => {
  expect(formatOf('en').duration(seconds)).toBe(text);
});

test('facts of one line stand apart by what cannot be read as a zero', () => {
  expect(formatOf('ur').facts(['5', 'آسان'])).toBe('5 · آسان');
  expect(formatOf('ps').facts(['۱', 'اسانه'])).toBe('۱، اسانه');
  expect(formatOf('en', { digits: 'eastern', calendar: 'gregorian' }).divider).toBe(', ');
});

test('a lone count of nothing is a word where its digit would be a dot', () => {
  expect(formatOf('ps').count(0)).toBe('هیڅ');
  expect(formatOf('ps').count(10)).toBe('۱۰');
  expect(formatOf('ur').count(0)).toBe('0');
});

test('lists end with the word for and', () => {
  expect(formatOf('en').list(['a', 'b', 'c'])).toBe('a, b and c');
  expect(formatOf('ps').list(['ا', 'ب'])).toBe('ا او ب');
  expect(formatOf('ur').list([])).toBe('');
});

test.each(locales)('%s names seven weekdays and twelve months of either calendar, each once', (locale) => {
  const { weekdays, months } = localeWords[locale];
  expect(
    [weekdays, months, solarMonths[languageOfLocale(locale)]].map((names) => [
      new Set(names).size,
      names.length,
    ]),
  ).toEqual([
    [7, 7],
    [12, 12],
    [12, 12],
  ]);
});

describe('as its reader wants it', () => {
  const date = new Date(2026, 10, 14, 9, 5);

  test('in the digits that they chose, whatever the language', () => {
    const eastern = { digits: 'eastern', calendar: 'gregorian' } as const;
    const western = { digits: 'western', calendar: 'gregorian' } as const;
    expect(four.map((locale) => formatOf(locale, eastern).number(12.5))).toEqual([
      '۱۲٫۵',
      '۱۲٫۵',
      '۱۲٫۵',
      '۱۲٫۵',
    ]);
    expect(four.map((locale) => formatOf(locale, western).number(12.5))).toEqual([
      '12.5',
      '12.5',
      '12.5',
      '12.5',
    ]);
  });

  test('with the Solar Hijri date first, and the other beside it', () => {
    const format = formatOf('en', { digits: 'language', calendar: 'solar_hijri' });
    expect(format.date(date)).toBe('23 Aqrab 1405 (14 Nov 2026)');
    expect(format.relativeDay(date, now)).toBe('23 Aqrab 1405');
    // Of another Solar Hijri year, though of the same Gregorian one.
    expect(format.relativeDay(new Date(2026, 1, 2), now)).toBe('13 Dalw 1404 (2 Feb 2026)');
  });
});
