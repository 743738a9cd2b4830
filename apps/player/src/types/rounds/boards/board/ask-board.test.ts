import type { Board, PlayCard, RoundResponse } from '@takhti/domain';
import { limits } from '@takhti/domain';
import { expect, test } from 'vitest';
import { wordsOf } from '../code/code-words.ts';
import { mostTyped } from '../fill/fill-input.tsx';
import { catAndTen } from '../crossword/testing/cat-and-ten.ts';
import { mostTries } from '../pairs/pairs-board.tsx';
import { canStop, endsItself, isAllShown, isReady, keptDraft, mayTryAgain } from './ask-board.ts';

const cards = [1, 2].map((id): PlayCard => ({ id, type: 'text', text: 'x', image: '', alt: '', audio: '' }));
const row: Board = { kind: 'sequence', layout: 'row', cards, order: [2, 1] };
const slots: Board = { ...row, layout: 'slots' };
const bins: Board = {
  kind: 'bins',
  bins: [{ bin: 1, label: 'One', image: '' }],
  cards,
  places: [
    { card: 1, bin: 1 },
    { card: 2, bin: 1 },
  ],
};
const distractors: Board = {
  ...bins,
  places: [
    { card: 1, bin: 1 },
    { card: 2, bin: null },
  ],
};
const single: Board = {
  kind: 'choice',
  is_multiple: false,
  cards,
  right: [1],
  correct_feedback: '',
  incorrect_feedback: '',
};
const number: Board = { kind: 'number', unit: 'm', answer: '1' };
const signs = [
  { coded: 'B', plain: 'A', is_letter: true },
  { coded: ' ', plain: ' ', is_letter: false },
  { coded: 'C', plain: 'B', is_letter: true },
];
const code: Board = { kind: 'code', signs, key: [], is_strict: false };
const place = (...bin: (number | null)[]): RoundResponse => ({
  places: bin.map((each, at) => ({ card: at + 1, bin: each })),
});

const cases: readonly [string, Board, RoundResponse | null, boolean][] = [
  ['a row', row, { order: [1, 2] }, true],
  ['places with a gap', slots, { order: [1, 0] }, false],
  ['places that are full', slots, { order: [1, 2] }, true],
  ['half of the cards', bins, place(1, null), false],
  ['all of the cards', bins, place(1, 1), true],
  ['one card where others belong nowhere', distractors, place(1, null), true],
  ['no card at all', distractors, place(null, null), false],
  ['a blank', number, { text: ' ' }, false],
  ['a number', number, { text: '1' }, true],
  ['half of the letters', code, { letters: ['A', '', ''] }, false],
  ['all letters', code, { letters: ['A', '', 'B'] }, true],
  ['a draft of another board', number, { chosen: [1] }, false],
  ['nothing', slots, null, false],
];

test.each(cases)('%s', (_what, board, draft, expected) => {
  expect(isReady(board, draft)).toBe(expected);
});

test('pairs and single choices know by themselves when they are done', () => {
  const several: Board = { ...single, is_multiple: true };
  expect([single, several, row].map(endsItself)).toEqual([true, false, false]);
});

test('pairs that were tried count when the round is left early', () => {
  const pairs: Board = { kind: 'pairs', is_flipped: true, cards, pairs: [[1, 2]] };
  expect(canStop(pairs, null)).toBe(false);
  expect(canStop(pairs, { tries: [] })).toBe(false);
  expect(canStop(pairs, { tries: [[1, 2]] })).toBe(true);
  expect(canStop(row, { order: [1, 2] })).toBe(false);
});

test('what was not all right may be tried again, but for what is known since', () => {
  const clue = { kind: 'clue', clues: [] } as unknown as Board;
  const [missed, late] = [
    { credit: 0, isCorrect: false },
    { credit: 0.7, isCorrect: true },
  ];
  const again = (board: Board, score: typeof missed, response: RoundResponse = { text: '' }): boolean =>
    mayTryAgain(board, score, response, 'english');
  expect([row, clue].map((board) => again(board, missed))).toEqual([true, true]);
  expect([row, clue].map((board) => again(board, late))).toEqual([true, false]);
  expect(again(row, { credit: 1, isCorrect: true })).toBe(false);
});

test('where every pair is found, nothing of the answer is left to be shown', () => {
  const pairs: Board = { kind: 'pairs', is_flipped: false, cards, pairs: [[1, 2]] };
  expect(isAllShown(pairs, { tries: [[1, 2]] })).toBe(true);
  expect(isAllShown(pairs, { tries: [] })).toBe(false);
  expect(isAllShown(row, { order: [1, 2] })).toBe(false);
});

test('another try at a crossword begins with the letters that are right, and where all are, there is none', () => {
  const [some, all] = [['C', 'E', 'T', '', 'N'], Array.from('CATEN')].map((cells) => ({
    cells,
    revealed: [0],
  }));
  const score = { credit: 0.5, isCorrect: false };
  expect([some!, all!].map((each) => mayTryAgain(catAndTen, score, each, 'english'))).toEqual([true, false]);
  expect(keptDraft(catAndTen, some!, 'english')).toEqual({ cells: ['C', '', 'T', '', 'N'], revealed: [0] });
  expect(keptDraft(row, { order: [1, 2] }, 'english')).toBeNull();
});

test('another try keeps those of several chosen options that are right', () => {
  const several: Board = { ...single, is_multiple: true };
  expect(keptDraft(several, { chosen: [1, 2] }, 'english')).toEqual({ chosen: [1] });
  expect(keptDraft(single, { chosen: [2] }, 'english')).toBeNull();
});

test('no board takes more than the server', () => {
  expect([mostTries, mostTyped]).toEqual([limits.game.max_tries, limits.game.text]);
});

test('a coded text is laid out word by word', () => {
  expect(wordsOf(signs).map((word) => word.map(({ at }) => at))).toEqual([[0], [2]]);
});
