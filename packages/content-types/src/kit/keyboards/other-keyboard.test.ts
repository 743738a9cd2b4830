import { expect, test } from 'vitest';
import { inOwnLetters, mixedWords } from './other-keyboard.ts';

test.each([
  ['english', '\u0421apital of Afghanistan?', 'Capital of Afghanistan?'],
  ['dari', '\u0421apital پایتخت است', 'Capital پایتخت است'],
  ['urdu', 'پاني كا گھر', 'پانی كا گھر'],
  ['dari', 'پرندگان كوچک', 'پرندگان كوچک'.replace('ك', 'ک')],
  ['pashto', 'ښوونځي كې', 'ښوونځي کې'],
] as const)('in %s %j is written %j', (language, typed, written) => {
  expect(inOwnLetters(typed, language)).toBe(written);
});

test('words that are another language as they stand are left: Arabic in Urdu, Greek and Russian in English', () => {
  expect(mixedWords('قال الله في كتابه الكريم', 'urdu')).toEqual([]);
  expect(mixedWords('The word ΑΒΓ, and Россия; x is α', 'english')).toEqual([]);
  expect(mixedWords('<p>\u0421apital</p>', 'english')).toEqual(['\u0421apital']);
});
