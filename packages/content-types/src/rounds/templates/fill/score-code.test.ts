import { languageRecords, languages, type Board } from '@takhti/domain';
import { expect, test } from 'vitest';
import { compareTyped } from '../../../kit/compare-typed.ts';
import { rightLetters } from '../../play/play-index.ts';
import { testScores, wordsOf } from '../../testing/boards.ts';

const code = {
  kind: 'code',
  signs: [
    { coded: 'D', plain: 'A', is_letter: true },
    { coded: ' ', plain: ' ', is_letter: false },
    { coded: 'E', plain: 'B', is_letter: true },
  ],
  key: [],
  is_strict: false,
} satisfies Board;

testScores('G-174', [
  ['all letters', code, { letters: ['a', '', 'B'] }, 1, true],
  ['one of two letters', code, { letters: ['A', '', 'X'] }, 0.5, false],
  ['no letter', code, { letters: ['', ' ', ''] }, 0, false],
]);

test('a response in words shows what is missing', () => {
  expect(wordsOf(code, { letters: ['a'] })).toBe('a _');
});

test('while it is played it tells which letters are right', () => {
  expect(rightLetters(code, ['b', '', 'b'], 'english')).toEqual([false, true, true]);
});

test.each(languages)(
  'a letter of %s is right as it is compared anywhere, and the second time as well',
  (language) => {
    const letters = languageRecords[language].letters;
    const board = {
      ...code,
      signs: letters.map((plain) => ({ coded: plain, plain, is_letter: true })),
    };
    const typed = [...letters.slice(1), letters[0]].map((letter) => letter?.toLowerCase() ?? '');
    const small = letters.map((letter) => ` ${letter.toLowerCase()}`);
    for (const is_strict of [false, true])
      for (const given of [typed, small, typed, small, [...small, 'x'.repeat(50_000)]])
        expect(rightLetters({ ...board, is_strict }, given, language)).toEqual(
          letters.map((letter, at) => compareTyped(letter, given[at] ?? '', { language, strict: is_strict })),
        );
  },
);
