import type { Language } from '../languages.ts';

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
