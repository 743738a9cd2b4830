import type { LocaleWords } from './locale-words.ts';

export const ps: LocaleWords = {
  weekdays: ['یکشنبه', 'دوشنبه', 'سه‌شنبه', 'چهارشنبه', 'پنجشنبه', 'جمعه', 'شنبه'],
  months: [
    'جنوري',
    'فبروري',
    'مارچ',
    'اپرېل',
    'مې',
    'جون',
    'جولای',
    'اګست',
    'سپټمبر',
    'اکټوبر',
    'نومبر',
    'ډسمبر',
  ],
  today: 'نن',
  yesterday: 'پرون',
  and: ' او ',
  none: 'هیڅ',
  magnitudes: [' زره', ' میلیونه', ' میلیارده', ' ټریلیونه'],
  byteUnits: ['بایټ', 'کیلوبایټ', 'مېګابایټ'],
  ordinal: (value, digits) => (value === 1 ? 'لومړی' : `${digits}م`),
};
