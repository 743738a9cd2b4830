import type { DemoGame } from '../types.ts';

export const classTablesPashto: DemoGame = {
  key: 'class-tables-game-pashto',
  content_type: 'tabular_fib',
  title: 'زموږ ټولګی په جدول کې',
  description: '',
  language: 'pashto',
  skill_code: 'MATH-G5-DAT-01',
  author: 'developer3',
  status: 'd',
  rounds: [
    {
      kind: 'tabular_fib',
      question: 'په منځنۍ توګه څو زده‌کوونکي حاضر وو؟',
      title: 'د درېیو ورځو حاضري',
      hint: 'درې واړه ورځې جمع کړئ او پر ۳ یې ووېشئ.',
      columns: ['ورځ', 'حاضر زده‌کوونکي'],
      rows: [
        ['شنبه', '۲۸'],
        ['یکشنبه', '۳۰'],
        ['دوشنبه', '۲۶'],
        ['منځنی شمېر', '۲۸'],
      ],
      blank: { row: 4, column: 2 },
    },
    {
      kind: 'tabular_fib',
      question: 'ټولې مېوې څو افغانۍ شوې؟',
      title: 'د مېوو بیه',
      hint: 'د وروستۍ ستنې عددونه جمع کړئ.',
      columns: ['مېوه', 'کیلو', 'افغانۍ'],
      rows: [
        ['مڼې', '۲', '۱۶۰'],
        ['انګور', '۱', '۱۰۰'],
        ['ټولې', '۳', '۲۶۰'],
      ],
      blank: { row: 3, column: 3 },
    },
  ],
};
