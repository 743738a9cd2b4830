import type { Board, PlayCard } from '@takhti/domain';
import type { ChangeAddress } from '../../define.ts';
import type { BoardOf } from './board-kind.ts';

/** What programs without boards can ask of a round. */
type PlainQuestion =
  | {
      readonly shape: 'choice';
      readonly options: readonly { readonly label: string; readonly isRight: boolean }[];
      readonly feedback: string;
      readonly incorrect_feedback: string;
      readonly takesSeveral: boolean;
    }
  | { readonly shape: 'blank'; readonly answer: string; readonly unit: string };

/** What is asked of a kind of board where games are stored and carried out; players fetch nothing of it. */
interface StoredBoard<Of extends Board> {
  /** The board with every address of a picture or sound changed; left out by boards without any. */
  withFiles?(board: Of, change: ChangeAddress): Of;
  /** The same question without its board; left out where none would be left. */
  plain?(board: Of): PlainQuestion;
}

const inCards = <Of extends { readonly cards: readonly PlayCard[] }>(board: Of, change: ChangeAddress) => ({
  ...board,
  cards: board.cards.map((card) => withFiles(card, change)),
});

const inClues = <Of extends { readonly clues: readonly PlayCard[] }>(board: Of, change: ChangeAddress) => ({
  ...board,
  clues: board.clues.map((card) => withFiles(card, change)),
});

/** Every kind of board. */
const boards: { readonly [Kind in Board['kind']]: StoredBoard<BoardOf<Kind>> } = {
  pairs: { withFiles: inCards },
  sequence: { withFiles: inCards },
  bins: {
    withFiles: (board, change) => ({
      ...inCards(board, change),
      bins: board.bins.map((bin) => ({ ...bin, image: change(bin.image) })),
    }),
  },
  choice: {
    withFiles: inCards,
    plain: ({ cards, right, correct_feedback, incorrect_feedback, is_multiple }) => ({
      shape: 'choice',
      options: cards.map(({ id, text, alt }) => ({ label: text || alt, isRight: right.includes(id) })),
      feedback: correct_feedback,
      incorrect_feedback,
      takesSeveral: is_multiple,
    }),
  },
  number: { plain: ({ answer, unit }) => ({ shape: 'blank', answer, unit }) },
  table: {},
  code: {},
  clue: { withFiles: inClues },
  word: { withFiles: inClues },
  crossword: {
    withFiles: (board, change) => ({
      ...board,
      words: board.words.map((word) => withFiles(word, change)),
    }),
  },
};

/** The row of a board. The table pairs each kind with its own boards. */
export function storedBoard({ kind }: Board): StoredBoard<Board> {
  return boards[kind];
}

function withFiles<Shown extends Pick<PlayCard, 'image' | 'audio'>>(
  shown: Shown,
  change: ChangeAddress,
): Shown {
  return { ...shown, image: change(shown.image), audio: change(shown.audio) };
}
