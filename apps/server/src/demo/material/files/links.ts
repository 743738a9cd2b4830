import type { DemoDocument } from '../types.ts';

/** Links to pages of Wikipedia, each with what to do there. */
export const links: readonly DemoDocument[] = [
  {
    key: 'water-cycle-link-english',
    content_type: 'link',
    title: 'Where does the rain come from?',
    language: 'english',
    skill_code: 'SCI-G5-WAT-01',
    author: 'developer',
    status: 'published',
    json_data: {
      schema_version: 1,
      description:
        'Look at the picture at the top and follow one drop of water with your finger.\nThen read the part “Processes” and write down three words that are new to you.',
      link: 'https://en.wikipedia.org/wiki/Water_cycle',
    },
  },
  {
    key: 'solar-system-link-urdu',
    content_type: 'link',
    title: 'نظامِ شمسی کی سیر',
    language: 'urdu',
    skill_code: 'SCI-G5-SOL-01',
    author: 'developer2',
    status: 'published',
    json_data: {
      schema_version: 1,
      description:
        'صفحے پر سیاروں کی فہرست دیکھیں۔ سب سے بڑے اور سب سے چھوٹے سیارے کا نام اپنی کاپی میں لکھیں۔',
      link: 'https://ur.wikipedia.org/wiki/نظام_شمسی',
    },
  },
  {
    key: 'silk-road-link-dari',
    content_type: 'link',
    title: 'راه ابریشم روی نقشه',
    language: 'dari',
    skill_code: 'SOC-G6-HIS-01',
    author: 'developer',
    status: 'd',
    json_data: {
      schema_version: 1,
      description: 'نقشه را ببینید و سه شهر این راه را پیدا کنید.',
      link: 'https://fa.wikipedia.org/wiki/جاده_ابریشم',
    },
  },
];
