import { expect, test } from 'vitest';
import { pastedWords } from './paste.ts';

test.each([
  ['RAIN\tFalls from clouds\nICE\tFrozen water', 'RAIN|Falls from clouds', 'ICE|Frozen water'],
  ['RAIN = Falls from clouds\r\nICE=Frozen', 'RAIN|Falls from clouds', 'ICE|Frozen'],
  ['بارش: بادل سے گرتی ہے\nبرف', 'بارش|بادل سے گرتی ہے', 'برف|'],
  ['RAIN - Water - from above', 'RAIN|Water - from above'],
])('a pasted list is read line by line: %j', (text, ...words) => {
  expect(pastedWords(text)?.map(({ word, clue }) => `${word}|${clue}`)).toEqual(words);
});

test('one word is no list', () => {
  expect(pastedWords('RAIN')).toBeNull();
  expect(pastedWords(' ')).toBeNull();
});
