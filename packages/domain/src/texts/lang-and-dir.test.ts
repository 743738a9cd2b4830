import { expect, test } from 'vitest';
import { langAndDirOf } from './lang-and-dir.ts';

test.each([
  ['What is the missing number?', { lang: 'en', dir: 'ltr' }],
  ['کون سا نمبر غائب ہے؟', { lang: 'ur', dir: 'rtl' }],
  ['H₂O کس چیز کا فارمولا ہے؟', { lang: 'ur', dir: 'rtl' }],
  ['What does آب mean?', { lang: 'en', dir: 'ltr' }],
  ['۱۸ + 24', {}],
  ['', {}],
] as const)('%j in content in Urdu is marked %j', (text, writing) => {
  expect(langAndDirOf(text, 'urdu')).toEqual(writing);
});

test('a text in Arabic letters has no known language in content in English', () => {
  expect(langAndDirOf('آب', 'english')).toEqual({ dir: 'rtl' });
});
