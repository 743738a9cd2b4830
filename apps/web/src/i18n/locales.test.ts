import { expect, test } from 'vitest';
import { directionOfLocale } from './locales.ts';

test('C-048 Urdu, Pashto and Dari are right to left, English is not', () => {
  expect((['en', 'ur', 'ps', 'prs'] as const).map((locale) => [locale, directionOfLocale(locale)])).toEqual([
    ['en', 'ltr'],
    ['ur', 'rtl'],
    ['ps', 'rtl'],
    ['prs', 'rtl'],
  ]);
});
