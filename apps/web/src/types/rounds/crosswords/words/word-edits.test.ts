import { CrosswordFile } from '@takhti/content-types/crosswords';
import { expect, test } from 'vitest';
import { withMoved, withPasted } from './word-edits.ts';

const files = ['RAIN', 'ICE', ''].map((word, at) =>
  CrosswordFile.parse({ id: at + 1, type: 'text', word, clue: word && 'A clue' }),
);
const wordsOf = (some: readonly CrosswordFile[]) => some.map(({ id, word }) => `${id} ${word}`);

test('a word goes to another place and keeps its number', () => {
  expect(wordsOf(withMoved(files, 0, 1))).toEqual(['2 ICE', '1 RAIN', '3 ']);
  expect(withMoved(files, 9, 0)).toEqual(files);
});

test('a pasted list begins where it was pasted, and what finds no room is counted', () => {
  const words = ['SNOW', 'FOG', 'DEW', 'HAIL'].map((word) => ({ word, clue: 'New' }));
  const { files: next, left } = withPasted(files, 2, words, 5);
  expect(wordsOf(next)).toEqual(['1 RAIN', '2 ICE', '3 SNOW', '4 FOG', '5 DEW']);
  expect(next.at(-1)).toMatchObject({ type: 'text', clue: 'New' });
  expect(left).toBe(1);
});

test('a pasted word without a clue leaves the clue that is there', () => {
  const { files: next } = withPasted(files, 0, [{ word: 'SNOW', clue: '' }], 8);
  expect(next[0]).toMatchObject({ word: 'SNOW', clue: 'A clue' });
});
