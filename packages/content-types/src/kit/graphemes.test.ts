import { expect, test } from 'vitest';
import { isLongerThan, lengthOf } from './graphemes.ts';

test.each(['a'.repeat(5), ' abcde ', 'àé̂', 'کِتاب', '👩‍👩‍👧', 'a\r\nb', '<b '.repeat(700)])(
  '%j is longer than what its length says, and than nothing more',
  (text) => {
    const length = lengthOf(text);
    expect(isLongerThan(length, text)).toBe(false);
    expect(isLongerThan(length - 1, text)).toBe(true);
  },
);

test('nothing, and spaces alone, are longer than no length', () => {
  for (const text of ['', '   ']) expect(isLongerThan(0, text)).toBe(false);
});
