import type { Board } from '@takhti/domain';
import { expect, test } from 'vitest';
import { rightInBins } from '../../play/play-index.ts';
import { cards, testScores, wordsOf } from '../../testing/boards.ts';

const bins = {
  kind: 'bins',
  bins: [
    { bin: 1, label: 'Animals', image: '' },
    { bin: 2, label: 'Sounds', image: '' },
  ],
  cards,
  places: [
    { card: 1, bin: 1 },
    { card: 2, bin: 2 },
    { card: 3, bin: 1 },
    { card: 4, bin: null },
  ],
} satisfies Board;

const place = (...bin: (number | null)[]) => ({
  places: bin.map((each, at) => ({ card: at + 1, bin: each })),
});

testScores('G-109', [
  ['all where they belong, one in the tray', bins, place(1, 2, 1, null), 1, true],
  ['one in the wrong bin', bins, place(2, 2, 1, null), 0.75, false],
  ['a card that belongs nowhere in a bin', bins, place(1, 2, 1, 1), 0.75, false],
  ['nothing placed', bins, place(null, null, null, null), 0, false],
]);

test('a response in words names each bin with its cards', () => {
  expect(wordsOf(bins, place(1, 2, 1, null))).toBe('Animals: Cat, Dog; Sounds: Meow');
  expect(wordsOf(bins, place(1, 2, 1, null), 'urdu')).toBe('Animals: Cat، Dog؛ Sounds: Meow');
});

test('while it is played it tells which cards are where they belong, those left in the tray too', () => {
  expect(rightInBins(bins, new Map([[1, 1]]))).toEqual([1, 4]);
});
