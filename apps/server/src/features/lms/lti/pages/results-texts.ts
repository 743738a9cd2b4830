import type { Language } from '@takhti/domain';

/** The texts of the page of a course's results. */
interface ResultsTexts {
  readonly title: string;
  readonly play: string;
  readonly learner: string;
  readonly score: string;
  readonly attempts: string;
  readonly last: string;
  readonly not_yet: string;
  readonly nobody: string;
  readonly only_played: string;
}

export const resultsTexts: Readonly<Record<Language, ResultsTexts>> = {
  english: {
    title: 'Results',
    play: 'Open it yourself',
    learner: 'Learner',
    score: 'Score out of 100',
    attempts: 'Attempts',
    last: 'Last',
    not_yet: 'Not yet',
    nobody: 'Nobody has finished it yet.',
    only_played: 'Your LMS did not say who is in the course, so only those who finished it are listed.',
  },
  urdu: {
    title: 'نتائج',
    play: 'خود کھولیں',
    learner: 'طالب علم',
    score: '100 میں سے نمبر',
    attempts: 'کوششیں',
    last: 'آخری بار',
    not_yet: 'ابھی نہیں',
    nobody: 'ابھی کسی نے اسے مکمل نہیں کیا۔',
    only_played: 'آپ کے LMS نے نہیں بتایا کہ کورس میں کون کون ہے، اس لیے صرف وہی درج ہیں جنہوں نے مکمل کیا۔',
  },
  pashto: {
    title: 'پایلې',
    play: 'پخپله یې پرانیزئ',
    learner: 'زده‌کوونکی',
    score: 'له ۱۰۰ نمرې',
    attempts: 'هڅې',
    last: 'وروستی ځل',
    not_yet: 'لا نه',
    nobody: 'لا چا نه دی بشپړ کړی.',
    only_played: 'ستاسو LMS ونه ویل چې په کورس کې څوک دي، نو یوازې هغه لیکل شوي چې بشپړ کړی یې دی.',
  },
  dari: {
    title: 'نتایج',
    play: 'خودتان باز کنید',
    learner: 'شاگرد',
    score: 'نمره از ۱۰۰',
    attempts: 'کوشش‌ها',
    last: 'آخرین بار',
    not_yet: 'هنوز نه',
    nobody: 'هنوز کسی آن را تمام نکرده است.',
    only_played: 'LMS شما نگفت که کی در کورس است؛ پس تنها کسانی که تمام کرده‌اند در فهرست است.',
  },
};
