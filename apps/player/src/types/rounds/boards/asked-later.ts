import { answerOf, cardName } from '@takhti/content-types/rounds/play';
import type { Board, PlayCard } from '@takhti/domain';
import type { Texts } from '../../../i18n/texts.ts';
import type { BoardKindName, BoardOf } from './board/player-board.ts';
import { clueText, wordName } from './crossword/word-words.ts';

/** The first move on a board, by what it begins and ends at. It shows how it goes, and never what is right. */
interface FirstMove {
  readonly from: string;
  readonly to: string;
  /** The last of those that `to` finds, not the next. */
  readonly isToLast?: boolean;
  readonly isDrag?: boolean;
}

/** What is asked of a kind of board by parts that are fetched later: the hand, the voice and the end. The first round waits for none of it. */
interface LaterBoard<Of extends Board> {
  readonly firstMove: FirstMove;
  /** What is read aloud of it, in order: all that is open before the first move. */
  spoken?(board: Of): string[];
  /** Whether everything was found, though not at once, by the words of what was done and of what is right. */
  isFoundLate?(given: string, right: string): boolean;
  /** Of a board whose words are questions: what a line of the result is about, and what is right there; null where it has no such word. */
  line?(
    board: Of,
    QuestionId: string,
    texts: Pick<Texts, 't'>,
  ): { readonly question: string; readonly right: string } | null;
}

const namesOf = ({ cards }: { readonly cards: readonly PlayCard[] }): string[] => cards.map(cardName);

/** Every kind of board. */
const boards: { readonly [Kind in BoardKindName]: LaterBoard<BoardOf<Kind>> } = {
  pairs: {
    firstMove: { from: '.pair:not(:disabled)', to: '.pair:not(:disabled)' },
    spoken: (board) => (board.is_flipped ? [] : namesOf(board)),
    // In any order that pairs are found, all of them are as long as what is right.
    isFoundLate: (given, right) => given.length === right.length,
  },
  // A card is carried to the middle of all places.
  sequence: {
    firstMove: { from: '.step-card, .tray .place-card', to: '.step-card, .targets', isDrag: true },
    spoken: namesOf,
  },
  bins: {
    firstMove: { from: '.tray .place-card', to: '.targets', isDrag: true },
    spoken: (board) => [...board.bins.map(({ label }) => label), ...namesOf(board)],
  },
  // Options are gone along.
  choice: { firstMove: { from: '.choice', to: '.choice', isToLast: true }, spoken: namesOf },
  number: { firstMove: { from: '.fill-input', to: '.fill-input' } },
  table: { firstMove: { from: '.fill-input', to: '.fill-input' } },
  code: { firstMove: { from: '.code-current .code-letter', to: '.code-entry' } },
  // Not the next clue, which costs a point.
  clue: { firstMove: { from: '.fill-input', to: '.fill-input' } },
  word: { firstMove: { from: '.key', to: '.key', isToLast: true } },
  crossword: {
    firstMove: { from: '[data-cell]', to: '[data-cell]' },
    line(board, QuestionId, texts) {
      const word = board.words.find((each) => each.QuestionId === QuestionId);
      if (!word) return null;
      const question = `${wordName(texts, word)}: ${clueText(texts, word)}`;
      return { question, right: answerOf(board, word) };
    },
  },
};

/** The row of a kind of board. The table pairs each kind with its own boards. */
export function laterBoard({ kind }: Pick<Board, 'kind'>): LaterBoard<Board> {
  return boards[kind];
}
