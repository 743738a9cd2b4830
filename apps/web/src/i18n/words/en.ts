import type { LocaleWords } from './locale-words.ts';

export const en: LocaleWords = {
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  today: 'Today',
  yesterday: 'Yesterday',
  and: ' and ',
  none: 'None',
  magnitudes: ['k', 'M', 'B', 'T'],
  byteUnits: ['B', 'KB', 'MB'],
  ordinal: (value, digits) => digits + endingOf(value),
};

function endingOf(value: number): string {
  const tens = value % 100;
  if (tens >= 11 && tens <= 13) return 'th';
  return ['th', 'st', 'nd', 'rd'][value % 10] ?? 'th';
}
