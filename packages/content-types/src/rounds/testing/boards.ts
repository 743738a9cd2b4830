import type { Board, Language, PlayCard, RoundResponse } from '@takhti/domain';
import { expect, test } from 'vitest';
import { scoreBoard } from '../play/play-index.ts';

const card = (id: number, text: string): PlayCard => ({
  id,
  type: 'text',
  text,
  image: '',
  alt: '',
  audio: '',
});

/** Two pairs of cards, which every engine plays its own way. */
export const cards = ['Cat', 'Meow', 'Dog', 'Bark'].map((text, at) => card(at + 1, text));

/** What a result says that was done. */
export const wordsOf = (board: Board, response: RoundResponse, language: Language = 'english') =>
  scoreBoard(board, response, language).text;

type Case = readonly [
  what: string,
  board: Board,
  response: RoundResponse,
  credit: number,
  isCorrect: boolean,
];

/**
 * A test for each case of one kind of board, and one that some are right and some are not.
 * @param proves the rows of the specification that the cases are for
 */
export function testScores(proves: string, cases: readonly Case[]): void {
  test.each(cases.map(([what, ...rest]) => [`${proves} ${what}`, ...rest] as const))(
    '%s',
    (_what, board, response, credit, isCorrect) => {
      expect(scoreBoard(board, response, 'english')).toMatchObject({ credit, isCorrect });
    },
  );

  test(`${proves} there are cases that are right and cases that are not`, () => {
    const credits = cases.map(([, , , credit]) => credit);
    expect(credits).toEqual(expect.arrayContaining([0, 1]));
  });
}
