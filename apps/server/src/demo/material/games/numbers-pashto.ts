import type { DemoGame } from '../types.ts';

export const numbersPashto: DemoGame = {
  key: 'numbers-game-pashto',
  content_type: 'sorting',
  title: 'عددونه په خپل ځای کېږدئ',
  description: '',
  language: 'pashto',
  skill_code: 'MATH-G1-NUM-02',
  author: 'developer2',
  status: 'r',
  waiting_level: 1,
  is_everywhere: true,
  rounds: [
    {
      kind: 'sorting',
      question: 'عددونه له وړوکي تر لوی پورې ترتیب کړئ.',
      steps: ['۱۲', '۲۱', '۴۵', '۵۴'],
    },
    {
      kind: 'sorting',
      question: 'اوس یې له لوی څخه تر وړوکي ترتیب کړئ.',
      steps: ['۹۰', '۶۱', '۱۶', '۹'],
    },
    {
      kind: 'sorting',
      question: 'د ورځې برخې په ترتیب کېږدئ، له سهار پیل وکړئ.',
      steps: ['سهار', 'غرمه', 'مازدیګر', 'ماښام'],
    },
  ],
};
