import type { Language } from '@takhti/domain';

/** The two options of a true-or-false question, the true one first. */
export const trueFalseWords: Readonly<Record<Language, readonly [string, string]>> = {
  english: ['True', 'False'],
  urdu: ['درست', 'غلط'],
  pashto: ['سم', 'ناسم'],
  dari: ['درست', 'نادرست'],
};
