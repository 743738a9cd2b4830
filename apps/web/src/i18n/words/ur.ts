import type { LocaleWords } from './locale-words.ts';

export const ur: LocaleWords = {
  weekdays: ['اتوار', 'پیر', 'منگل', 'بدھ', 'جمعرات', 'جمعہ', 'ہفتہ'],
  months: [
    'جنوری',
    'فروری',
    'مارچ',
    'اپریل',
    'مئی',
    'جون',
    'جولائی',
    'اگست',
    'ستمبر',
    'اکتوبر',
    'نومبر',
    'دسمبر',
  ],
  today: 'آج',
  yesterday: 'گزشتہ کل',
  and: ' اور ',
  none: 'کوئی نہیں',
  magnitudes: [' ہزار', ' ملین', ' ارب', ' ٹریلین'],
  byteUnits: ['بائٹ', 'کے بی', 'ایم بی'],
  ordinal: (value, digits) =>
    ['پہلا', 'دوسرا', 'تیسرا', 'چوتھا'][value - 1] ?? (value === 6 ? 'چھٹا' : `${digits}واں`),
};
