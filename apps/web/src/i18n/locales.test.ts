import { expect, test } from 'vitest';
import { directionOfLocale, localeFromBrowser, locales } from './locales.ts';

test('C-048 Urdu, Pashto and Dari are right to left, English is not', () => {
  expect(locales.map((locale) => [locale, directionOfLocale(locale)])).toEqual([
    ['en', 'ltr'],
    ['ur', 'rtl'],
    ['ps', 'rtl'],
    ['prs', 'rtl'],
  ]);
});

test.each([
  [['ur-PK', 'en'], 'ur'],
  [['de-DE', 'ps'], 'ps'],
  [['fa-AF'], 'prs'],
  [['prs-AF'], 'prs'],
  [['EN-gb'], 'en'],
  [['de', 'fr'], 'en'],
  [[], 'en'],
])('a browser that wants %j begins in %s', (wanted, locale) => {
  expect(localeFromBrowser(wanted)).toBe(locale);
});
