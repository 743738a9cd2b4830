import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutText } from './cut-text.ts';

test.each([
  ['four', 4, 'four'],
  ['fourth', 4, 'four'],
  ['abc😀', 4, 'abc'],
  ['a👨‍👩‍👧b', 5, 'a'],
  ['👨‍👩‍👧', 3, ''],
  ['می‌روم', 3, 'می‌'],
])('%s cut to %i units is %s', (text, max, cut) => {
  expect(cutText(text, max)).toBe(cut);
});

test('what is cut is a beginning that fits, and text as much as before', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(40), (text, max) => {
      const cut = cutText(text, max);
      return text.startsWith(cut) && cut.length <= max && cut.isWellFormed();
    }),
  );
});
