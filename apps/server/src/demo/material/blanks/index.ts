import type { DemoAssessment, DemoBlanksBank } from '../types.ts';
import { factorsBlanks } from './dari.ts';
import { fractionsBlanks } from './english.ts';
import { tablesBlanks } from './pashto.ts';
import { waterBlanks } from './urdu.ts';

/** Banks of questions with blanks, on skills that have a bank of options, too. */
export const blanksBanks: readonly DemoBlanksBank[] = [
  fractionsBlanks,
  waterBlanks,
  tablesBlanks,
  factorsBlanks,
];

const mixed = {
  author: 'developer',
  status: 'published',
  is_question_randomization: false,
  is_option_randomization: true,
  is_feedback_hidden: false,
} as const;

/** Assessments that draw questions of both kinds: as many as the skill has. */
export const mixedAssessments: readonly DemoAssessment[] = [
  {
    ...mixed,
    key: 'fractions-mixed-english',
    title: 'Fractions: choose and fill in',
    language: 'english',
    skill_code: 'MATH-G4-FRA-02',
    show_questions: 14,
    timer: 1200,
  },
  {
    ...mixed,
    key: 'water-mixed-urdu',
    title: 'پانی کا چکر: چنیے اور لکھیے',
    language: 'urdu',
    skill_code: 'SCI-G5-WAT-01',
    show_questions: 14,
    timer: 1200,
  },
  {
    ...mixed,
    key: 'tables-mixed-pashto',
    title: 'د ضرب جدول: وټاکئ او وليکئ',
    language: 'pashto',
    skill_code: 'MATH-G3-MUL-01',
    show_questions: 14,
    timer: 1200,
  },
  {
    ...mixed,
    key: 'factors-mixed-dari',
    title: 'قاسم و مضرب: انتخاب کنید و بنویسید',
    language: 'dari',
    skill_code: 'MATH-G5-FAC-02',
    show_questions: 14,
    timer: 1200,
  },
];
