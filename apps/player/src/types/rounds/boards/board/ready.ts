import type { Board, RoundResponse } from '@takhti/domain';

/** Whether a draft can be checked: everything that should be somewhere is. Pairs and clues end by themselves, single choices at once. */
export function isReady(board: Board, draft: RoundResponse | null): boolean {
  if (draft === null) return false;
  switch (board.kind) {
    case 'pairs':
    case 'clue':
    case 'word':
      return false;
    case 'sequence':
      return 'order' in draft && board.order.every((id) => draft.order.includes(id));
    case 'bins': {
      const placed = 'places' in draft ? draft.places.filter(({ bin }) => bin !== null).length : 0;
      // Where some cards belong nowhere, only the learner knows when the others are placed.
      return placed === board.cards.length || (placed > 0 && board.places.some(({ bin }) => bin === null));
    }
    case 'choice':
      return 'chosen' in draft && draft.chosen.length > 0;
    case 'number':
    case 'table':
      return 'text' in draft && draft.text.trim() !== '';
    case 'code':
      return (
        'letters' in draft &&
        board.signs.every(({ is_letter }, at) => !is_letter || Boolean(draft.letters[at]))
      );
    // What is still empty is asked about, not forbidden: a hard word is no reason to stay for ever.
    case 'crossword':
      return 'cells' in draft && draft.cells.some((letter) => letter !== '');
  }
}

/** What a board stands at before the first move; where that alone is an answer, it can be checked as it is. */
export function firstDraft(board: Board): RoundResponse | null {
  return board.kind === 'sequence' && board.layout !== 'slots'
    ? { order: board.cards.map((card) => card.id) }
    : null;
}

/** Whether a board waits for Check, or knows by itself when it is done. */
export function needsCheck(board: Board): boolean {
  switch (board.kind) {
    case 'pairs':
    case 'clue':
    case 'word':
      return false;
    case 'choice':
      return board.is_multiple;
    default:
      return true;
  }
}

/**
 * Whether what was done counts although the round is left early: the pairs that are found so far (specification, section 3),
 * and clues that somebody gives up on, to see what they were about.
 */
export function canStop(board: Board, draft: RoundResponse | null): draft is RoundResponse {
  if (draft === null) return false;
  switch (board.kind) {
    case 'pairs':
      return 'tries' in draft && draft.tries.length > 0;
    case 'clue':
      return 'answers' in draft && draft.answers.length > 0;
    case 'word':
      return 'guesses' in draft && draft.guesses.length > 0;
    default:
      return false;
  }
}
