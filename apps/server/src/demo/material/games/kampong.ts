import type { DemoGame } from '../types.ts';

const kampong = {
  content_type: 'kampong',
  author: 'developer',
  status: 'published',
} as const satisfies Partial<DemoGame>;

/** A village in every language, with rounds of different kinds. */
export const kampongGames: readonly DemoGame[] = [
  {
    ...kampong,
    key: 'village-game-english',
    title: 'A village by the river',
    description: 'Four rounds about electricity. Each builds a house.',
    language: 'english',
    skill_code: 'SCI-G5-ELE-01',
    rounds: [
      {
        kind: 'mcq_short',
        question: 'What does a battery give to a lamp?',
        right: ['Electric energy'],
        wrong: ['Water', 'Heat from the sun', 'Sound'],
        feedback: { right: 'Yes, and the lamp turns it into light.', wrong: 'Think of what a torch needs.' },
      },
      {
        kind: 'matching',
        question: 'Which part does what?',
        pairs: [
          ['Battery', 'Pushes the current'],
          ['Wire', 'Leads the current'],
          ['Switch', 'Opens and closes the circuit'],
        ],
      },
      {
        kind: 'non_overlapping_classification',
        question: 'Does it lead electricity?',
        bins: [
          ['It does', ['Copper', 'Iron', 'Silver']],
          ['It does not', ['Wood', 'Rubber', 'Glass']],
        ],
      },
      {
        kind: 'order',
        question: 'How do you light a lamp?',
        hint: 'The switch comes last.',
        steps: ['Take a battery', 'Join the wires to it', 'Join the lamp', 'Close the switch'],
      },
    ],
  },
  {
    ...kampong,
    key: 'village-game-urdu',
    title: 'دریا کنارے گاؤں',
    description: 'پانی کے بارے میں تین راؤنڈ۔ ہر راؤنڈ ایک گھر بناتا ہے۔',
    language: 'urdu',
    skill_code: 'SCI-G5-WAT-01',
    rounds: [
      {
        kind: 'mcq_short',
        question: 'برف پگھل کر کیا بنتی ہے؟',
        right: ['پانی'],
        wrong: ['بھاپ', 'ہوا', 'ریت'],
        feedback: { right: 'بالکل، ٹھوس سے مائع۔', wrong: 'گرمی میں برف کے ٹکڑے کو دیکھیں۔' },
      },
      {
        kind: 'matching',
        question: 'کون کس کے ساتھ ہے؟',
        pairs: [
          ['برف', 'ٹھوس'],
          ['پانی', 'مائع'],
          ['بھاپ', 'گیس'],
        ],
      },
      {
        kind: 'order',
        question: 'پانی کے سفر کو ترتیب دیں۔',
        hint: 'بادل کے بغیر بارش نہیں ہوتی۔',
        steps: ['سورج سمندر کو گرم کرتا ہے', 'بھاپ اوپر اٹھتی ہے', 'بادل بنتے ہیں', 'بارش ہوتی ہے'],
      },
    ],
  },
  {
    ...kampong,
    key: 'village-game-pashto',
    title: 'د سیند پر غاړه کلی',
    description: 'د پاکو اوبو په اړه درې پړاوونه. هر یو یو کور جوړوي.',
    language: 'pashto',
    skill_code: 'SCI-G5-WAT-01',
    rounds: [
      {
        kind: 'mcq_short',
        question: 'کومې اوبه د څښلو دي؟',
        right: ['ایشولې اوبه'],
        wrong: ['د ډنډ اوبه', 'د سیند خړې اوبه'],
        feedback: { right: 'سمه ده، ایشول اوبه پاکوي.', wrong: 'فکر وکړئ چې څه شی ناروغي راوړي.' },
      },
      {
        kind: 'non_overlapping_classification',
        question: 'دا شیان چېرته ځي؟',
        bins: [
          ['اوبه پاکوي', ['ایشول', 'چاڼول']],
          ['اوبه ککړوي', ['خځلې', 'خټې']],
        ],
      },
      {
        kind: 'order',
        question: 'اوبه څنګه پاکېږي؟ په ترتیب یې کېږدئ.',
        hint: 'لومړی خټې ښکته کېني.',
        steps: ['اوبه پرېږدئ چې خټې کېني', 'په پاک ټوکر یې چاڼ کړئ', 'ویې ایشوئ', 'په پاک لوښي کې یې وساتئ'],
      },
    ],
  },
  {
    ...kampong,
    key: 'village-game-dari',
    title: 'قریه کنار دریا',
    description: 'سه دور حساب از بازار. هر دور یک خانه می‌سازد.',
    language: 'dari',
    skill_code: 'MATH-G5-DEC-03',
    rounds: [
      {
        kind: 'financial-fib',
        question: 'یک نان ۱۰ افغانی است. قیمت ۵ نان چند است؟',
        answer: '50',
        unit: 'افغانی',
      },
      {
        kind: 'matching',
        question: 'کدام‌ها با هم برابرند؟',
        pairs: [
          ['نیم', '۵۰ فیصد'],
          ['یک چهارم', '۲۵ فیصد'],
          ['یک دهم', '۱۰ فیصد'],
        ],
      },
      {
        kind: 'sorting',
        question: 'از کوچک به بزرگ مرتب کنید.',
        steps: ['۰٫۲', '۰٫۵', '۰٫۷۵', '۱'],
      },
    ],
  },
];
