import { expect, test } from 'vitest';
import { wordDiff, splitWords } from '../index.ts';

/** A difference in one line: [-taken out-] {+put in+}. */
function told(before: string, after: string): string {
  const signs = { same: ['', ''], removed: ['[-', '-]'], added: ['{+', '+}'] } as const;
  return wordDiff(splitWords(before), splitWords(after))
    .map(({ kind, pieces }) => `${signs[kind][0]}${pieces.join('')}${signs[kind][1]}`)
    .join('');
}

test.each([
  ['one word of English', 'Which is even?', 'Which is odd?', 'Which is [-even-]{+odd+}?'],
  ['words put in', 'Which is even?', 'Which of these is even?', 'Which {+of these +}is even?'],
  ['several words are one change', 'one two three', 'uno due three', '[-one two-]{+uno due+} three'],
  [
    'Urdu, in the order in which it is read',
    'ان میں سے کون سا عدد جفت ہے؟',
    'ان میں سے کون سا عدد طاق ہے؟',
    'ان میں سے کون سا عدد [-جفت-]{+طاق+} ہے؟',
  ],
  ['Pashto', 'دا شمېره جفت ده', 'دا شمېره طاق ده', 'دا شمېره [-جفت-]{+طاق+} ده'],
  ['Dari', 'این عدد جفت است', 'این عدد نو جفت است', 'این عدد {+نو +}جفت است'],
  ['numbers and signs', '12 + 3 = 15', '12 + 4 = 16', '12 + [-3-]{+4+} = [-15-]{+16+}'],
  ['all of it', '', 'new', '{+new+}'],
  ['nothing', 'same', 'same', 'same'],
])('%s', (_title, before, after, expected) => {
  expect(told(before, after)).toBe(expected);
});

test('both texts can be read back from a difference, whatever they are', () => {
  const words = ['a', ' ', 'b', 'c', '۱', 'ہے'];
  let seed = 7;
  const next = (below: number): number => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed % below;
  };
  const some = (): string[] => Array.from({ length: next(12) }, () => words[next(words.length)] ?? '');
  for (let round = 0; round < 300; round += 1) {
    const [before, after] = [some(), some()];
    const parts = wordDiff(before, after);
    const left = (kind: 'removed' | 'added') =>
      parts.filter((part) => part.kind === 'same' || part.kind === kind).flatMap(({ pieces }) => pieces);
    expect(left('removed')).toEqual(before);
    expect(left('added')).toEqual(after);
  }
});

test('texts too long to compare word by word are one change, between what both begin and end with', () => {
  const many = (word: string): string[] => Array.from({ length: 2500 }, (_, at) => `${word}${String(at)}`);
  const parts = wordDiff(['first', ...many('old'), 'last'], ['first', ...many('new'), 'last']);
  expect(parts.map(({ kind }) => kind)).toEqual(['same', 'removed', 'added', 'same']);
});
