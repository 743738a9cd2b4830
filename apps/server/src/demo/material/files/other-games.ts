import type { DemoDocument } from '../types.ts';

const link = 'https://phet.colorado.edu/en/simulations/fraction-matcher';

/** A game of PhET on the web, with what to do in it. */
export const otherGames: readonly DemoDocument[] = [
  {
    key: 'fraction-matcher-english',
    content_type: 'game',
    title: 'Fraction matcher',
    language: 'english',
    skill_code: 'MATH-G4-FRA-02',
    author: 'developer',
    status: 'published',
    json_data: {
      schema_version: 1,
      description: 'Play the first two levels. Which two pictures of one half looked most different?',
      link,
      files: [],
    },
  },
  {
    key: 'fraction-matcher-urdu',
    content_type: 'game',
    title: 'کسروں کے جوڑے',
    language: 'urdu',
    skill_code: 'MATH-G4-FRA-02',
    author: 'developer2',
    status: 'published',
    json_data: {
      schema_version: 1,
      description: 'پہلے دو مرحلے کھیلیں۔ آدھے کی کون سی دو تصویریں ایک دوسرے سے سب سے الگ دکھائی دیں؟',
      link,
      files: [],
    },
  },
  {
    key: 'fraction-matcher-pashto',
    content_type: 'game',
    title: 'د کسرونو جوړې',
    language: 'pashto',
    skill_code: 'MATH-G4-FRA-02',
    author: 'developer',
    status: 'd',
    json_data: {
      schema_version: 1,
      description: 'لومړۍ دوه مرحلې ولوبوئ. د نیمایي کوم دوه انځورونه تر ټولو بېل ښکارېدل؟',
      link,
      files: [],
    },
  },
  {
    key: 'fraction-matcher-dari',
    content_type: 'game',
    title: 'جوره‌های کسر',
    language: 'dari',
    skill_code: 'MATH-G4-FRA-02',
    author: 'developer',
    status: 'd',
    json_data: {
      schema_version: 1,
      description: 'دو مرحلهٔ اول را بازی کنید. کدام دو تصویرِ نصف از همه متفاوت‌تر بود؟',
      link,
      files: [],
    },
  },
];
