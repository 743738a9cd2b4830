import type { Locale } from '@takhti/domain';

interface CalendarNames {
  /** From Sunday on. */
  readonly weekdays: readonly string[];
  /** From January on. */
  readonly months: readonly string[];
  /** Of the Solar Hijri year, from Hamal on, as Afghanistan names them. */
  readonly solarMonths: readonly string[];
  /** Marks a year as Solar Hijri, behind it. */
  readonly solarYear: string;
  readonly today: string;
  readonly yesterday: string;
  /** Before the last entry of a list. */
  readonly and: string;
}

/**
 * The words of dates. Browsers leave languages out of what they carry (Chromium has no Pashto) and then answer in another one,
 * without a word, so ours are our own.
 */
export const calendarNames: Record<Locale, CalendarNames> = {
  en: {
    weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
    solarMonths: [
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
    solarYear: 'SH',
    today: 'Today',
    yesterday: 'Yesterday',
    and: ' and ',
  },
  ur: {
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
    solarMonths: ['حمل', 'ثور', 'جوزا', 'سرطان', 'اسد', 'سنبلہ', 'میزان', 'عقرب', 'قوس', 'جدی', 'دلو', 'حوت'],
    solarYear: 'ھ ش',
    today: 'آج',
    yesterday: 'گزشتہ کل',
    and: ' اور ',
  },
  ps: {
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
    solarMonths: [
      'وری',
      'غویی',
      'غبرګولی',
      'چنګاښ',
      'زمری',
      'وږی',
      'تله',
      'لړم',
      'لیندۍ',
      'مرغومی',
      'سلواغه',
      'کب',
    ],
    solarYear: 'هـ ل',
    today: 'نن',
    yesterday: 'پرون',
    and: ' او ',
  },
  prs: {
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
    solarMonths: ['حمل', 'ثور', 'جوزا', 'سرطان', 'اسد', 'سنبله', 'میزان', 'عقرب', 'قوس', 'جدی', 'دلو', 'حوت'],
    solarYear: 'هـ ش',
    today: 'امروز',
    yesterday: 'دیروز',
    and: ' و ',
  },
};
