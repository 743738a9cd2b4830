import { languages, templateTypes, type Board } from '@takhti/domain';
import { describe, expect, test } from 'vitest';
import { fitsBoard } from './boards.ts';
import { toPlayRound } from './play.ts';
import { solvedResponse } from './solved.ts';
import { fixturesOf } from '../testing/fixtures.ts';

const boards = templateTypes.flatMap((template) =>
  languages.flatMap((language) =>
    fixturesOf(template)[language].questionData.map(
      (round, at) => [template, language, toPlayRound(round, at + 1, language, 'fits').board] as const,
    ),
  ),
);

test.each(boards)('%s in %s: what solves a board fits it, junk does not', (_template, _language, board) => {
  expect(fitsBoard(board, solvedResponse(board))).toBe(true);
  for (const junk of [null, undefined, 7, 'x', [], {}, { tries: 1 }, { text: 1 }, { letters: [1] }])
    expect(fitsBoard(board, junk)).toBe(false);
});

describe('a response in the middle of a round', () => {
  const cards = [1, 2, 3].map(
    (id) => ({ id, type: 'text', text: 'x', image: '', alt: '', audio: '' }) as const,
  );
  const slots: Board = { kind: 'sequence', layout: 'slots', cards, order: [3, 1, 2] };
  const row: Board = { ...slots, layout: 'row' };
  const pairs: Board = { kind: 'pairs', is_flipped: false, cards, pairs: [[1, 2]] };
  const bins: Board = { kind: 'bins', bins: [{ bin: 4, label: 'x', image: '' }], cards, places: [] };

  test.each<[string, Board, object, boolean]>([
    ['places with gaps', slots, { order: [0, 2, 0] }, true],
    ['a card in two places', slots, { order: [2, 2, 0] }, false],
    ['a row with a gap', row, { order: [1, 2, 0] }, false],
    ['a row without a card', row, { order: [1, 2] }, false],
    ['a card that is not there', row, { order: [1, 2, 9] }, false],
    ['no try yet', pairs, { tries: [] }, true],
    ['a try with a strange card', pairs, { tries: [[1, 9]] }, false],
    ['half a try', pairs, { tries: [[1]] }, false],
    [
      'a card in a bin, one in the tray',
      bins,
      {
        places: [
          { card: 1, bin: 4 },
          { card: 2, bin: null },
        ],
      },
      true,
    ],
    ['a bin that is not there', bins, { places: [{ card: 1, bin: 5 }] }, false],
  ])('%s', (_what, board, response, expected) => {
    expect(fitsBoard(board, response)).toBe(expected);
  });
});
