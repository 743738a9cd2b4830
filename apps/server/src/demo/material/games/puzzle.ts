import type { DemoGame } from '../types.ts';

const puzzle = {
  content_type: 'puzzle',
  description: '',
  skill_code: 'SOC-G4-GEO-01',
  author: 'developer',
  status: 'published',
} as const satisfies Partial<DemoGame>;

/** A puzzle in every language. */
export const puzzleGames: readonly DemoGame[] = [
  {
    ...puzzle,
    key: 'landscape-puzzle-english',
    title: 'A landscape in pieces',
    language: 'english',
    picture: { picture: 'snow', alt: 'A snowman on a hill' },
    rounds: [
      {
        kind: 'mcq_short',
        question: 'What is the highest part of a mountain?',
        right: ['The peak'],
        wrong: ['The valley', 'The foot', 'The river'],
      },
      {
        kind: 'matching',
        question: 'What does each word mean?',
        pairs: [
          ['Lake', 'Water with land around it'],
          ['Island', 'Land with water around it'],
          ['Valley', 'Low land between mountains'],
        ],
      },
      { kind: 'sorting', question: 'From small to large.', steps: ['Stream', 'River', 'Sea', 'Ocean'] },
      {
        kind: 'non_overlapping_classification',
        question: 'Is it made of water?',
        bins: [
          ['Water', ['Lake', 'Glacier']],
          ['Land', ['Hill', 'Desert']],
        ],
      },
    ],
  },
  {
    ...puzzle,
    key: 'landscape-puzzle-urdu',
    title: 'منظر کے ٹکڑے',
    language: 'urdu',
    picture: { picture: 'snow', alt: 'ٹیلے پر برف کا آدمی' },
    rounds: [
      {
        kind: 'mcq_short',
        question: 'پہاڑ کا سب سے اونچا حصہ کیا کہلاتا ہے؟',
        right: ['چوٹی'],
        wrong: ['وادی', 'دامن', 'دریا'],
      },
      {
        kind: 'matching',
        question: 'کس لفظ کا کیا مطلب ہے؟',
        pairs: [
          ['جھیل', 'پانی جس کے گرد زمین ہو'],
          ['جزیرہ', 'زمین جس کے گرد پانی ہو'],
        ],
      },
      { kind: 'sorting', question: 'چھوٹے سے بڑے کی ترتیب میں رکھیں۔', steps: ['ندی', 'دریا', 'سمندر'] },
    ],
  },
  {
    ...puzzle,
    key: 'landscape-puzzle-pashto',
    title: 'د منظرې ټوټې',
    language: 'pashto',
    picture: { picture: 'snow', alt: 'پر غونډۍ د واورې سړی' },
    rounds: [
      {
        kind: 'mcq_short',
        question: 'د غره تر ټولو لوړ ځای ته څه وايي؟',
        right: ['څوکه'],
        wrong: ['دره', 'لمن', 'سیند'],
      },
      {
        kind: 'matching',
        question: 'کومه کلمه څه مانا لري؟',
        pairs: [
          ['ډنډ', 'اوبه چې شاوخوا یې ځمکه وي'],
          ['ټاپو', 'ځمکه چې شاوخوا یې اوبه وي'],
        ],
      },
      { kind: 'sorting', question: 'له کوچني تر لوی یې کېږدئ.', steps: ['لښتی', 'سیند', 'سمندر'] },
    ],
  },
  {
    ...puzzle,
    key: 'landscape-puzzle-dari',
    title: 'پارچه‌های یک منظره',
    language: 'dari',
    picture: { picture: 'snow', alt: 'آدم برفی روی تپه' },
    rounds: [
      {
        kind: 'mcq_short',
        question: 'بلندترین جای کوه چه نام دارد؟',
        right: ['قله'],
        wrong: ['دره', 'دامنه', 'دریا'],
      },
      {
        kind: 'matching',
        question: 'کدام کلمه چه معنا دارد؟',
        pairs: [
          ['جهیل', 'آبی که گردش خشکه باشد'],
          ['جزیره', 'خشکه‌ای که گردش آب باشد'],
        ],
      },
      { kind: 'sorting', question: 'از خرد به بزرگ بگذارید.', steps: ['جوی', 'دریا', 'بحر'] },
    ],
  },
];
