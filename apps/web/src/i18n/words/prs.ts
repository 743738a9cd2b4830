import type { LocaleWords } from './locale-words.ts';

export const prs: LocaleWords = {
  weekdays: ['یکشنبه', 'دوشنبه', 'سه‌شنبه', 'چهارشنبه', 'پنجشنبه', 'جمعه', 'شنبه'],
  months: [
    'جنوری',
    'فبروری',
    'مارچ',
    'اپریل',
    'می',
    'جون',
    'جولای',
    'اگست',
    'سپتمبر',
    'اکتوبر',
    'نومبر',
    'دسمبر',
  ],
  today: 'امروز',
  yesterday: 'دیروز',
  and: ' و ',
  none: 'هیچ',
  magnitudes: [' هزار', ' میلیون', ' میلیارد', ' تریلیون'],
  byteUnits: ['بایت', 'کیلوبایت', 'میگابایت'],
  ordinal: (value, digits) => ['اول', 'دوم', 'سوم'][value - 1] ?? `${digits}م`,
};
