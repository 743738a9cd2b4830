import { expect, test } from 'vitest';
import { timeWords } from './time-words.ts';

// Half past ten in the evening of UTC is the next day in Karachi and Kabul.
const instant = new Date('2026-03-20T22:30:00Z');

test.each([
  ['english', 'Asia/Karachi', /21 March 2026.*03:30/, /1 Hamal 1405/],
  ['urdu', 'Asia/Karachi', /21 مارچ،? 2026.*03:30/, /1 حمل 1405/],
  ['pashto', 'Asia/Kabul', /۲۰۲۶/, /۱ وری ۱۴۰۵/],
  ['dari', 'Asia/Kabul', /۲۱ مارچ ۲۰۲۶/, /۱ حمل ۱۴۰۵/],
] as const)(
  'C-424 C-425 in %s a time is told by the clocks of %s, its Solar Hijri day beside it',
  (language, zone, date, solar) => {
    const [first = '', second = ''] = timeWords({ language }, zone, instant).split('\u2069 \u2068');
    expect(first).toMatch(date);
    expect(second).toMatch(solar);
  },
);
