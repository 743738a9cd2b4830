import type { DemoPlan } from '../types.ts';

/** Lesson plans, each a first week on a subject; what they hold is named by the keys of other demo works. */
export const plans: readonly DemoPlan[] = [
  {
    key: 'fractions-plan-english',
    title: 'Fractions in one week',
    language: 'english',
    skill_code: 'MATH-G4-FRA-02',
    author: 'developer',
    status: 'published',
    description: 'From a folded sheet of paper to a small test. One lesson a day.',
    topics: [
      {
        title: 'Equal parts',
        lessons: [
          {
            title: 'Fold and colour',
            minutes: 40,
            material: 'A sheet of paper and coloured pencils for every child',
            items: ['equivalent-fractions-english'],
          },
          { title: 'Read and retell', minutes: 30, material: '', items: ['well-article-english'] },
        ],
      },
      {
        title: 'What have we learned?',
        lessons: [
          {
            title: 'Choose and fill in',
            minutes: 20,
            material: 'Exercise books',
            items: ['fractions-mixed-english', 'fractions-test-english'],
          },
        ],
      },
    ],
  },
  {
    key: 'water-plan-urdu',
    title: 'پانی کا سفر: ایک ہفتے کے اسباق',
    language: 'urdu',
    skill_code: 'SCI-G5-WAT-01',
    author: 'developer2',
    status: 'published',
    description: 'بچے دیکھتے ہیں کہ پانی بھاپ، بادل اور بارش کیسے بنتا ہے، پھر خود آزماتے ہیں۔',
    topics: [
      {
        title: 'آبی چکر',
        lessons: [
          {
            title: 'بارش کہاں سے آتی ہے؟',
            minutes: 40,
            material: 'گرم پانی کا گلاس اور ایک ٹھنڈی پلیٹ',
            items: ['water-cycle-urdu', 'water-mixed-urdu'],
          },
          { title: 'اونٹ پر لائبریری', minutes: 35, material: '', items: ['library-article-urdu'] },
        ],
      },
      {
        title: 'زمین سے باہر',
        lessons: [
          {
            title: 'کیا سیاروں پر بھی پانی ہے؟',
            minutes: 30,
            material: '',
            items: ['solar-system-link-urdu'],
          },
        ],
      },
    ],
  },
  {
    key: 'tables-plan-pashto',
    title: 'د ضرب جدولونه په څلورو درسونو کې',
    language: 'pashto',
    skill_code: 'MATH-G3-MUL-01',
    author: 'developer',
    status: 'd',
    description: 'هره ورځ یو لنډ درس؛ په پای کې یوه کوچنۍ ازموینه.',
    topics: [
      {
        title: 'د ضرب پیل',
        lessons: [
          {
            title: 'په ډلو کې شمېرل',
            minutes: 30,
            material: 'لوبیا یا کوچنۍ تیږې',
            items: ['times-tables-pashto'],
          },
          { title: 'ازموینه', minutes: 25, material: '', items: ['times-tables-test-pashto'] },
          { title: 'د ښوونځي باغچه', minutes: null, material: '', items: ['garden-article-pashto'] },
        ],
      },
    ],
  },
  {
    key: 'factors-plan-dari',
    title: 'قاسم و مضرب، گام به گام',
    language: 'dari',
    skill_code: 'MATH-G5-FAC-02',
    author: 'developer',
    status: 'published',
    description: 'دو درس و یک امتحان کوتاه.',
    topics: [
      {
        title: 'قاسم و مضرب مشترک',
        lessons: [
          {
            title: 'با مهره‌ها می‌شماریم',
            minutes: 40,
            material: 'مهره یا لوبیا، کتابچه',
            items: ['hcf-lcm-dari'],
          },
          { title: 'امتحان کوتاه', minutes: 25, material: 'کتابچه', items: ['hcf-lcm-test-dari'] },
        ],
      },
    ],
  },
];
