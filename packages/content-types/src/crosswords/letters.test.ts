import { expect, test } from 'vitest';
import { foreignIn, letterOf, lettersOf } from './letters.ts';

test.each([
  ['english', 'water', 'WATER'],
  ['urdu', 'كيك', 'کیک'],
  ['urdu', 'پاكستان', 'پاکستان'],
  ['urdu', 'ا\u0653گ', 'آگ'],
  ['dari', 'كوهي', 'کوهی'],
  ['pashto', 'گوتي', 'ګوتي'],
] as const)('in %s %s stands in its cells as %s', (language, typed, cells) => {
  expect(lettersOf(typed, language)).toEqual(Array.from(cells));
  expect(foreignIn(typed, language)).toBeNull();
});

test.each([
  ['english', 'ICE CREAM', 'space'],
  ['english', 'ICE-CREAM', 'hyphen'],
  ['english', 'H2O', 'digit'],
  ['english', 'CAFÉ', 'letter'],
  ['english', 'پانی', 'letter'],
  ['urdu', 'کِتاب', 'mark'],
  ['dari', 'می\u200Cروم', 'mark'],
  ['urdu', 'کـتاب', 'mark'],
  ['pashto', '۱۲', 'digit'],
  ['urdu', 'ښار', 'letter'],
  ['dari', 'سیب🍎', 'letter'],
] as const)('G-211 G-212 G-213 in %s %s is refused for its %s', (language, word, kind) => {
  expect(foreignIn(word, language)?.kind).toBe(kind);
});

test('G-224 what is typed in another keyboard is the same letter, and nothing else is one', () => {
  expect(letterOf('ك', 'urdu')).toBe('ک');
  expect(letterOf('q', 'english')).toBe('Q');
  expect(letterOf('q', 'urdu')).toBeNull();
  expect(letterOf('', 'english')).toBeNull();
});
