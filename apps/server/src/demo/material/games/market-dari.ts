import type { DemoGame } from '../types.ts';

export const marketDari: DemoGame = {
  key: 'market-game-dari',
  content_type: 'financial_fib',
  title: 'حساب در بازار',
  description: '',
  language: 'dari',
  skill_code: 'MATH-G5-DEC-03',
  author: 'developer',
  status: 'w',
  waiting_level: 3,
  rounds: [
    {
      kind: 'financial-fib',
      question: 'قیمت یک کتابچه ۴۰ افغانی است. احمد ۳ کتابچه می‌خرد. چند افغانی می‌پردازد؟',
      answer: '120',
      unit: 'افغانی',
    },
    {
      kind: 'financial-fib',
      question: 'یک جوره بوت ۸۰۰ افغانی است و ۱۰ فیصد ارزان می‌شود. قیمت نو چند است؟',
      answer: '720',
      unit: 'افغانی',
    },
    {
      kind: 'financial-fib',
      question: 'از ۵۰ شاگرد ۴۵ تن به مکتب آمده‌اند. چند فیصد آمده‌اند؟',
      answer: '90',
      unit: '٪',
    },
  ],
};
