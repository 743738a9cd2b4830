import type { DemoGame } from '../types.ts';

export const fromSeedUrdu: DemoGame = {
  key: 'from-seed-game-urdu',
  content_type: 'sorting_vertical',
  title: 'بیج سے روٹی تک',
  description: '',
  language: 'urdu',
  skill_code: 'SCI-G3-PLA-01',
  author: 'developer',
  status: 'published',
  rounds: [
    {
      kind: 'sorting_vertical',
      question: 'پودا کیسے اُگتا ہے؟ باتوں کو ترتیب سے رکھیں۔',
      steps: [
        'نم مٹی میں بیج بویا جاتا ہے۔',
        'بیج پھول کر پھٹتا ہے اور جڑ نیچے جاتی ہے۔',
        'ننھی کونپل مٹی سے باہر نکلتی ہے اور پتے کھلتے ہیں۔',
        'پودے پر پھول آتے ہیں اور نئے بیج بنتے ہیں۔',
      ],
    },
    {
      kind: 'sorting_vertical',
      question: 'گندم ہماری روٹی تک کیسے پہنچتی ہے؟',
      steps: [
        'کسان کھیت سے پکی ہوئی گندم کاٹتا ہے۔',
        'چکی میں گندم پیس کر آٹا بنایا جاتا ہے۔',
        'آٹا پانی کے ساتھ گوندھا جاتا ہے۔',
        'گرم توے پر روٹی پکتی ہے۔',
      ],
    },
  ],
};
