import type { Locale } from '@takhti/domain';

/** Thousand, million, billion and trillion, as they stand behind a shortened number (C-1093). */
export const magnitudes: Record<Locale, readonly string[]> = {
  en: ['k', 'M', 'B', 'T'],
  ur: [' ہزار', ' ملین', ' ارب', ' ٹریلین'],
  ps: [' زره', ' میلیونه', ' میلیارده', ' ټریلیونه'],
  prs: [' هزار', ' میلیون', ' میلیارد', ' تریلیون'],
};

/** Bytes, kilobytes and megabytes. */
export const byteUnits: Record<Locale, readonly [string, string, string]> = {
  en: ['B', 'KB', 'MB'],
  ur: ['بائٹ', 'کے بی', 'ایم بی'],
  ps: ['بایټ', 'کیلوبایټ', 'مېګابایټ'],
  prs: ['بایت', 'کیلوبایت', 'میگابایت'],
};

/** A number in its place in a row, from how its digits are written (C-1094). */
export const ordinals: Record<Locale, (value: number, digits: string) => string> = {
  en: (value, digits) => digits + englishEnding(value),
  ur: (value, digits) =>
    ['پہلا', 'دوسرا', 'تیسرا', 'چوتھا'][value - 1] ?? (value === 6 ? 'چھٹا' : `${digits}واں`),
  ps: (value, digits) => (value === 1 ? 'لومړی' : `${digits}م`),
  prs: (value, digits) => ['اول', 'دوم', 'سوم'][value - 1] ?? `${digits}م`,
};

function englishEnding(value: number): string {
  const tens = value % 100;
  if (tens >= 11 && tens <= 13) return 'th';
  return ['th', 'st', 'nd', 'rd'][value % 10] ?? 'th';
}
