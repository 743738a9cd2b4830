import type { DemoGame } from '../types.ts';

export const youngAnimalsDari: DemoGame = {
  key: 'young-animals-game-dari',
  content_type: 'matching',
  title: 'حیوان‌ها و چوچه‌های شان',
  description: '',
  language: 'dari',
  skill_code: 'SCI-G1-LIV-02',
  author: 'developer3',
  status: 'published',
  is_everywhere: true,
  rounds: [
    {
      kind: 'matching',
      question: 'چوچهٔ هر حیوان چه نام دارد؟',
      instruction: 'حیوان و چوچه‌اش را پیدا کنید.',
      pairs: [
        ['گاو', 'گوساله'],
        ['گوسفند', 'بره'],
        ['اسپ', 'کره'],
        ['سگ', 'توله'],
      ],
    },
    {
      kind: 'matching',
      question: 'هر حیوان در کجا زندگی می‌کند؟',
      pairs: [
        ['ماهی', 'آب'],
        ['پرنده', 'آشیانه'],
        ['زنبور', 'کندو'],
        ['شتر', 'دشت'],
        ['مرغ', 'مرغانچه'],
      ],
    },
  ],
};
