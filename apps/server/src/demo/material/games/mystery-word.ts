import type { DemoGame, DemoRound } from '../types.ts';

const mysteryWord = {
  content_type: 'mystery_word',
  author: 'developer',
  status: 'published',
  skill_code: 'SCI-G5-SOL-01',
} as const;

const asked =
  (question: string) =>
  (answer: string, ...clues: string[]): DemoRound => ({ kind: 'mystery_word', question, answer, clues });

const english = asked('Which word is it?');
const urdu = asked('یہ کون سا لفظ ہے؟');
const pashto = asked('دا کومه کلمه ده؟');
const dari = asked('این کدام کلمه است؟');

export const mysteryWordGames: readonly DemoGame[] = [
  {
    ...mysteryWord,
    key: 'mystery-word-english',
    title: 'Words of the sky',
    description: 'Hidden words about the Sun, the Moon and the stars.',
    language: 'english',
    is_everywhere: true,
    rounds: [
      english('Planet', 'It goes around a star.', 'The Earth is one of eight.'),
      english(
        'Full moon',
        'You see it once a month.',
        'It is a whole circle of light.',
        'The night is bright then.',
      ),
      english('Telescope', 'It makes far things look near.', 'Astronomers look through it.'),
      english('Orbit', 'It is a way through space.', 'It has no end, for it is closed.'),
    ],
  },
  {
    ...mysteryWord,
    key: 'mystery-word-urdu',
    title: 'آسمان کے لفظ',
    description: 'سورج، چاند اور ستاروں کے چھپے ہوئے لفظ۔',
    language: 'urdu',
    rounds: [
      urdu('سیارہ', 'یہ کسی ستارے کے گرد گھومتا ہے۔', 'زمین ان آٹھ میں سے ایک ہے۔'),
      urdu('سورج', 'یہ دن کو چمکتا ہے۔', 'یہ ہمارا سب سے قریبی ستارہ ہے۔'),
      urdu('دوربین', 'اس سے دور کی چیزیں قریب نظر آتی ہیں۔', 'اس میں شیشے لگے ہوتے ہیں۔'),
    ],
  },
  {
    ...mysteryWord,
    key: 'mystery-word-pashto',
    title: 'د اسمان لغتونه',
    description: 'د لمر، سپوږمۍ او ستورو پټ لغتونه.',
    language: 'pashto',
    rounds: [
      pashto('ستوری', 'دا د شپې ځلېږي.', 'لمر هم یو له دوی څخه دی.'),
      pashto('سپوږمۍ', 'خپله رڼا نه لري.', 'د ځمکې پر شاوخوا ګرځي.'),
      pashto('ځمکه', 'موږ پرې ژوند کوو.', 'د لمر پر شاوخوا ګرځي.'),
    ],
  },
  {
    ...mysteryWord,
    key: 'mystery-word-dari',
    title: 'کلمه‌های آسمان',
    description: 'کلمه‌های پنهان دربارهٔ آفتاب، مهتاب و ستاره‌ها.',
    language: 'dari',
    rounds: [
      dari('ستاره', 'شبانه می‌درخشد.', 'آفتاب هم یکی از آن‌ها است.'),
      dari('مهتاب', 'از خود روشنی ندارد.', 'به دور زمین می‌گردد.'),
      dari('دوربین', 'چیزهای دور را نزدیک نشان می‌دهد.', 'شیشه‌های کلان دارد.'),
    ],
  },
];
