import type { Language } from '@takhti/domain';

interface PaperWords {
  readonly name: string;
  readonly group: string;
  readonly date: string;
  readonly variant: string;
  readonly key: string;
  readonly across: string;
  readonly down: string;
}

/** What is printed on a paper beside its questions, in the language that these are written in, regardless of the interface's. */
export const paperWords: Readonly<Record<Language, PaperWords>> = {
  english: {
    name: 'Name',
    group: 'Class',
    date: 'Date',
    variant: 'Version',
    key: 'Answer key',
    across: 'Across',
    down: 'Down',
  },
  urdu: {
    name: 'نام',
    group: 'جماعت',
    date: 'تاریخ',
    variant: 'پرچہ',
    key: 'جوابات',
    across: 'دائیں سے بائیں',
    down: 'اوپر سے نیچے',
  },
  pashto: {
    name: 'نوم',
    group: 'ټولګی',
    date: 'نېټه',
    variant: 'پاڼه',
    key: 'ځوابونه',
    across: 'له ښي څخه کیڼ ته',
    down: 'له پاسه ښکته',
  },
  dari: {
    name: 'نام',
    group: 'صنف',
    date: 'تاریخ',
    variant: 'ورق',
    key: 'جواب‌ها',
    across: 'افقی',
    down: 'عمودی',
  },
};
