import { pairsProgress, rightCells, type RoundScore } from '@takhti/content-types/rounds/play';
import type { Board, Language, RoundResponse } from '@takhti/domain';

/** What ends a round on a board. Finish leaves what is empty to the learner, Check does not; some boards know by themselves. */
type Ending = 'check' | 'finish' | 'itself';

interface BoardRules<Of extends Board> {
  ending(board: Of): Ending;
  /** Whether everything that should be somewhere is; left out by boards that end by themselves. */
  isReady?(board: Of, draft: RoundResponse): boolean;
  /**
   * Whether what was done counts although the round is left early: the pairs that are found so far (specification, section 3),
   * and clues that a learner gives up on, to see what they were about.
   */
  canStop?(draft: RoundResponse): boolean;
  /** What another try begins with, where more is shown than before the first move. */
  keptDraft?(board: Of, response: RoundResponse, language: Language): RoundResponse | null;
  /** Shows itself how it went, where there is room for it; the others have it below them. */
  readonly showsOutcome?: true;
}

const byCheck = (): Ending => 'check';
const byItself = (): Ending => 'itself';
const hasText = (_board: Board, draft: RoundResponse): boolean => 'text' in draft && draft.text.trim() !== '';

const rules: { readonly [Kind in Board['kind']]: BoardRules<Extract<Board, { kind: Kind }>> } = {
  pairs: { ending: byItself, canStop: (draft) => 'tries' in draft && draft.tries.length > 0 },
  sequence: {
    ending: byCheck,
    isReady: (board, draft) => 'order' in draft && board.order.every((id) => draft.order.includes(id)),
  },
  bins: {
    ending: byCheck,
    isReady(board, draft) {
      const placed = 'places' in draft ? draft.places.filter(({ bin }) => bin !== null).length : 0;
      // Where some cards belong nowhere, only the learner knows when the others are placed.
      return placed === board.cards.length || (placed > 0 && board.places.some(({ bin }) => bin === null));
    },
  },
  choice: {
    ending: (board) => (board.is_multiple ? 'check' : 'itself'),
    isReady: (_board, draft) => 'chosen' in draft && draft.chosen.length > 0,
    // A single one that is right leaves nothing to try.
    keptDraft: (board, response) =>
      board.is_multiple && 'chosen' in response
        ? { chosen: response.chosen.filter((id) => board.right.includes(id)) }
        : null,
  },
  number: { ending: byCheck, isReady: hasText },
  table: { ending: byCheck, isReady: hasText },
  code: {
    ending: byCheck,
    isReady: (board, draft) =>
      'letters' in draft &&
      board.signs.every(({ is_letter }, at) => !is_letter || Boolean(draft.letters[at])),
  },
  clue: {
    showsOutcome: true,
    ending: byItself,
    canStop: (draft) => 'answers' in draft && draft.answers.length > 0,
  },
  word: {
    showsOutcome: true,
    ending: byItself,
    canStop: (draft) => 'guesses' in draft && draft.guesses.length > 0,
  },
  crossword: {
    showsOutcome: true,
    // What is still empty is asked about, not forbidden: a hard word is no reason to stay for ever.
    ending: () => 'finish',
    isReady: (_board, draft) => 'cells' in draft && draft.cells.some((letter) => letter !== ''),
    keptDraft(board, response, language) {
      if (!('cells' in response)) return null;
      const right = rightCells(board, response, language);
      return { ...response, cells: response.cells.map((letter, at) => (right[at] ? letter : '')) };
    },
  },
};

// The table pairs each kind with its own board; a lookup by a board's kind gives its row.
const rulesOf = (board: Board): BoardRules<Board> => rules[board.kind];

/** What ends a round on this board. */
export function endingOf(board: Board): Ending {
  return rulesOf(board).ending(board);
}

/** Whether a draft can be checked: everything that should be somewhere is. */
export function isReady(board: Board, draft: RoundResponse | null): boolean {
  return draft !== null && (rulesOf(board).isReady?.(board, draft) ?? false);
}

/**
 * Whether a board that was not all right is worth another try: what clues led to is known once it is found, of two options the other
 * is right, and where every letter is right, as some were shown, nothing is left to find.
 */
export function mayTryAgain(
  board: Board,
  { credit, isCorrect }: Pick<RoundScore, 'credit' | 'isCorrect'>,
  response: RoundResponse,
  language: Language,
): boolean {
  if ('clues' in board) return !isCorrect;
  // Of two, the one that was wrong says which is right.
  if (board.kind === 'choice' && board.cards.length <= 2) return false;
  if (board.kind === 'crossword') return rightCells(board, response, language).includes(false);
  return credit < 1;
}

/** Whether nothing of the answer is left to be shown: face up every pair is found in the end, however many tries it took. */
export function isAllShown(board: Board, response: RoundResponse): boolean {
  if (board.kind !== 'pairs' || !('tries' in response)) return false;
  return pairsProgress(board, response.tries).found.length === board.pairs.length;
}

/** What another try begins with; null where that is nothing. */
export function keptDraft(board: Board, response: RoundResponse, language: Language): RoundResponse | null {
  return rulesOf(board).keptDraft?.(board, response, language) ?? null;
}

/** Whether the board shows itself how it went. */
export function showsOutcome(board: Board): boolean {
  return rulesOf(board).showsOutcome ?? false;
}

/** Whether what was done counts although the round is left early. */
export function canStop(board: Board, draft: RoundResponse | null): draft is RoundResponse {
  return draft !== null && (rulesOf(board).canStop?.(draft) ?? false);
}
