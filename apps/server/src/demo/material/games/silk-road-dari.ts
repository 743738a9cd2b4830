import type { DemoGame } from '../types.ts';

export const silkRoadDari: DemoGame = {
  key: 'silk-road-game-dari',
  content_type: 'rumble_in_the_jumble',
  title: 'با کاروان در راه ابریشم',
  description: 'هشت بازی کوتاه دربارهٔ راهی که شرق و غرب را به هم می‌رساند.',
  language: 'dari',
  skill_code: 'SOC-G6-HIS-01',
  author: 'developer2',
  status: 'published',
  rounds: [
    {
      kind: 'mcq',
      question: 'راه ابریشم چه بود؟',
      right: ['راه‌های بازرگانی میان چین و سرزمین‌های غرب'],
      wrong: ['دریایی که از هند می‌گذشت', 'دیواری به دور یک شهر', 'نام یک پادشاه'],
      feedback: {
        right: 'درست است. یک راه نبود، چندین راه بود.',
        wrong: 'کاروان‌ها از این راه‌ها می‌گذشتند و کالا می‌بردند.',
      },
    },
    {
      kind: 'order',
      question: 'کاروان از شرق به غرب می‌رود. از کدام شهرها به ترتیب می‌گذرد؟',
      hint: 'از چین آغاز کنید. بلخ در میان راه است و بغداد در آخر.',
      steps: ['شی‌آن', 'کاشغر', 'بلخ', 'مرو', 'بغداد'],
    },
    {
      kind: 'matching',
      question: 'از هر سرزمین چه می‌آوردند؟',
      pairs: [
        ['چین', 'ابریشم'],
        ['هند', 'مرچ و ادویه'],
        ['بدخشان', 'سنگ لاجورد'],
        ['روم', 'ظرف شیشه‌ای'],
      ],
    },
    {
      kind: 'mcq_short',
      question: 'بار کاروان را در دشت کدام حیوان می‌برد؟',
      right: ['شتر'],
      wrong: ['گاو', 'گوسفند', 'آهو'],
    },
    {
      kind: 'non_overlapping_classification',
      question: 'هر کالا از کدام سو آمد؟',
      bins: [
        ['از شرق', ['ابریشم', 'کاغذ', 'چای']],
        ['از غرب', ['شیشه', 'طلا', 'تاک انگور']],
      ],
    },
    {
      kind: 'financial-fib',
      question: 'کاروان روزانه ۳۰ کیلومتر راه می‌رود. در ۸ روز چند کیلومتر می‌رود؟',
      answer: '240',
      unit: 'کیلومتر',
    },
    {
      kind: 'tabular_fib',
      question: 'کاروان روی هم چند شتر دارد؟',
      title: 'بار کاروان',
      hint: 'شترهای هر سه کالا را جمع کنید.',
      columns: ['کالا', 'شتر'],
      rows: [
        ['ابریشم', '۱۲'],
        ['ادویه', '۸'],
        ['کاغذ', '۵'],
        ['روی هم', '۲۵'],
      ],
      blank: { row: 4, column: 2 },
    },
    {
      kind: 'crack_the_code',
      question: 'نام دیگر بلخ را از رمز بیرون کنید.',
      statement: 'مادر شهرها',
      shift: 5,
    },
  ],
};
