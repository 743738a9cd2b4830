import { readFile } from 'node:fs/promises';
import type { Language } from '@takhti/domain';
import { bookOf, vttOf, pdfOf, zipOf } from '../../files/made-files.ts';
import { pictureFile } from '../../games/pictures.ts';
import type { BroughtFile, DemoFiles, DemoPicture } from '../types.ts';
import { numberLine } from './number-line.ts';

const picture = (name: DemoPicture): BroughtFile => ({
  file_name: `${name}.png`,
  body: () => pictureFile(name),
});

const page: BroughtFile = {
  file_name: 'the-water-cycle.pdf',
  body: async () =>
    pdfOf([
      [
        'The water cycle',
        'The Sun warms the sea, rivers and wet ground.',
        'Some of the water becomes a gas that nobody can see: water vapour.',
        'Water vapour rises. High up it is cold, and the vapour turns into tiny drops.',
        'Many tiny drops together are a cloud.',
      ],
      [
        'Back to the ground',
        'The drops join and grow. When they are too heavy, they fall as rain or snow.',
        'Rivers carry the water to the sea, and it all begins again.',
        'Draw one drop of water on its way. Write a word at each place.',
      ],
    ]),
};

const film: BroughtFile = {
  file_name: 'day-and-night.webm',
  body: () => readFile(new URL('../../files/day-and-night.webm', import.meta.url)),
};

const spoken = {
  english: [
    [0, 4, 'Our side of the Earth is turned away from the Sun: it is night.'],
    [4, 8, 'The Earth turns. The Sun seems to rise, and it is day.'],
    [8, 12, 'The Earth turns on, and the evening comes.'],
  ],
  urdu: [
    [0, 4, 'زمین کا ہماری طرف والا حصہ سورج سے دوسری طرف ہے: رات ہے۔'],
    [4, 8, 'زمین گھومتی ہے۔ سورج نکلتا نظر آتا ہے اور دن ہو جاتا ہے۔'],
    [8, 12, 'زمین گھومتی رہتی ہے اور شام ہو جاتی ہے۔'],
  ],
  pashto: [
    [0, 4, 'د ځمکې زموږ خوا له لمر نه اوښتې ده: شپه ده.'],
    [4, 8, 'ځمکه تاوېږي. لمر راخېژي او ورځ شي.'],
    [8, 12, 'ځمکه لا تاوېږي او ماښام راځي.'],
  ],
  dari: [
    [0, 4, 'طرف ما از زمین رو به آفتاب نیست: شب است.'],
    [4, 8, 'زمین می‌چرخد. آفتاب بالا می‌آید و روز می‌شود.'],
    [8, 12, 'زمین باز می‌چرخد و شام می‌رسد.'],
  ],
} as const satisfies Record<Language, readonly (readonly [number, number, string])[]>;

const captions = (language: Language): BroughtFile => ({
  file_name: `${language}.vtt`,
  body: async () => vttOf(spoken[language]),
});

const moonBook: BroughtFile = {
  file_name: 'chand.epub',
  body: async () =>
    bookOf({
      title: 'چاند کیوں بدلتا ہے؟',
      tag: 'ur',
      dir: 'rtl',
      chapters: [
        {
          title: 'پہلی رات',
          html: '<p>زرمینہ نے چھت پر جا کر آسمان دیکھا۔ چاند ناخن جتنا باریک تھا۔</p><p>”دادی، باقی چاند کہاں گیا؟“ اس نے پوچھا۔</p>',
        },
        {
          title: 'ساتویں رات',
          html: '<p>اب چاند آدھی روٹی جیسا تھا۔ دادی نے چراغ کے سامنے ایک سیب رکھا۔</p><p>”سورج چاند کو روشن کرتا ہے۔ ہم کبھی روشن حصہ پورا دیکھتے ہیں، کبھی تھوڑا۔“</p>',
        },
        {
          title: 'چودھویں رات',
          html: '<p>چاند پورا گول تھا۔ زرمینہ نے سیب کو چراغ کے گرد گھمایا اور ہنس پڑی۔</p><p>”چاند نہیں بدلتا، ہماری جگہ سے اس کی روشنی بدلتی نظر آتی ہے!“</p>',
        },
      ],
    }),
};

const worksheets: BroughtFile = {
  file_name: 'karbarg.zip',
  body: async () =>
    zipOf({
      'karbarg-1.txt':
        'کاربرگ ۱: حالت‌های آب\n\nسه جا بنویسید که آب در آن یخ، مایع یا بخار است.\n۱.\n۲.\n۳.\n',
      'karbarg-2.txt':
        'کاربرگ ۲: آب پاک\n\nچهار کار را به ترتیب بنویسید که آب را پاک می‌کند.\n۱.\n۲.\n۳.\n۴.\n',
    }),
};

const hops: BroughtFile = {
  file_name: 'number-line.zip',
  body: async () => zipOf(numberLine),
};

/** A document that is its files, with what to do with them. */
const asFiles =
  (description: string): DemoFiles['docOf'] =>
  (files) => ({ schema_version: 1, description, files: files.map((file) => ({ ...file, alt: '' })) });

/** Works that are made of files, each of our own making: to read, to watch, to try and to take along. */
export const broughtFiles: readonly DemoFiles[] = [
  {
    key: 'water-cycle-page-english',
    content_type: 'document',
    title: 'The water cycle, two pages to read',
    language: 'english',
    skill_code: 'SCI-G5-WAT-01',
    author: 'developer',
    status: 'published',
    files: [page],
    docOf: asFiles('Read both pages, then draw the way of one drop.'),
  },
  {
    key: 'sky-pictures-urdu',
    content_type: 'document',
    title: 'آسمان کی تین تصویریں',
    language: 'urdu',
    skill_code: 'SCI-G5-SOL-01',
    author: 'developer2',
    status: 'published',
    files: [picture('sun'), picture('moon'), picture('star')],
    docOf: (files) => ({
      schema_version: 1,
      description: 'تصویریں دیکھیں۔ ان میں سے کون سی چیز خود روشنی دیتی ہے؟',
      files: files.map((file, at) => ({ ...file, alt: ['سورج', 'باریک چاند', 'ستارہ'][at] ?? '' })),
    }),
  },
  {
    key: 'day-and-night-english',
    content_type: 'video',
    title: 'Day and night in twelve seconds',
    language: 'english',
    skill_code: 'SCI-G5-SOL-02',
    author: 'developer',
    status: 'published',
    files: [film, captions('english'), captions('urdu'), captions('pashto'), captions('dari')],
    docOf: ([video, ...words]) => ({
      schema_version: 1,
      description: 'Watch the house and the sky. When do the windows shine?',
      video_path: video ? [{ url: video.path, bytes: video.bytes }] : [],
      video_name: video?.name ?? '',
      link: '',
      poster: '',
      captions: words.map((file, at) => ({ ...file, language: Object.keys(spoken)[at] })),
    }),
  },
  {
    key: 'moon-book-urdu',
    content_type: 'e_book',
    title: 'چاند کیوں بدلتا ہے؟',
    language: 'urdu',
    skill_code: 'SCI-G5-SOL-01',
    author: 'developer2',
    status: 'published',
    files: [moonBook],
    docOf: asFiles('تین راتوں کی کہانی۔ پڑھ کر چراغ اور سیب سے خود آزمائیں۔'),
  },
  {
    key: 'number-line-pashto',
    content_type: 'html_zip',
    title: 'د شمېرو پر کرښه ټوپونه',
    language: 'pashto',
    skill_code: 'MATH-G4-FRA-02',
    author: 'developer',
    status: 'published',
    files: [hops],
    docOf: asFiles('چونګښه د شمېرو پر کرښه ټوپ کړئ او ووایاست چېرته ودرېږي.'),
  },
  {
    key: 'worksheets-dari',
    content_type: 'zip',
    title: 'کاربرگ‌ها دربارهٔ آب',
    language: 'dari',
    skill_code: 'SCI-G5-WAT-01',
    author: 'developer',
    status: 'published',
    files: [worksheets],
    docOf: asFiles('بسته را بگیرید، باز کنید و برای صنف چاپ کنید.'),
  },
];
