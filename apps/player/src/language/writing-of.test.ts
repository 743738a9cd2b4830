import { expect, test } from 'vitest';
import { writingOf } from './writing-of.ts';

test.each([
  ['Equivalent fractions', 'urdu', { lang: 'en', dir: 'ltr' }],
  ['پانی کا چکر', 'urdu', { lang: 'ur', dir: 'rtl' }],
  ['د اوبو دوران H2O', 'pashto', { lang: 'ps', dir: 'rtl' }],
  ['پانی', 'english', { dir: 'rtl' }],
  ['2 + 2', 'urdu', { dir: 'auto' }],
] as const)('%j in what is %s is marked so', (text, around, writing) => {
  expect(writingOf(text, around)).toEqual(writing);
});
