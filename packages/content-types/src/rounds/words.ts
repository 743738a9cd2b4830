import type { Language } from '@takhti/domain';

type Words = Readonly<Record<Language, string>>;

/** The texts that templates write into a new round, in the language of the game (D-14). */
export const words = {
  orderHint: {
    english: 'Put the cards in the right order.',
    urdu: 'کارڈوں کو درست ترتیب میں رکھیں۔',
    pashto: 'کارتونه په سم ترتیب کېږدئ.',
    dari: 'کارت‌ها را به ترتیب درست بگذارید.',
  },
  dragInstruction: {
    english: 'Drag each text onto the matching picture.',
    urdu: 'ہر تحریر کو اس سے ملتی تصویر پر لے جائیں۔',
    pashto: 'هر متن پر هغه انځور کېږدئ چې ورسره سمون لري.',
    dari: 'هر متن را روی تصویر مربوط آن بگذارید.',
  },
  matchPairs: {
    english: 'Find the pairs.',
    urdu: 'جوڑے تلاش کریں۔',
    pashto: 'جوړې پیدا کړئ.',
    dari: 'جوره‌ها را پیدا کنید.',
  },
  sortIntoBoxes: {
    english: 'Put each card into the right box.',
    urdu: 'ہر کارڈ درست ڈبے میں رکھیں۔',
    pashto: 'هر کارت په سم صندوق کې کېږدئ.',
    dari: 'هر کارت را در صندوق درست بگذارید.',
  },
  whoOrWhat: {
    english: 'Who or what is it?',
    urdu: 'یہ کون یا کیا ہے؟',
    pashto: 'دا څوک یا څه دي؟',
    dari: 'این کی یا چی است؟',
  },
  true: { english: 'True', urdu: 'درست', pashto: 'سم', dari: 'درست' },
  false: { english: 'False', urdu: 'غلط', pashto: 'ناسم', dari: 'نادرست' },
} as const satisfies Record<string, Words>;
