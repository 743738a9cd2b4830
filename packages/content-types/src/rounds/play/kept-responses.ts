import { clueRules, limits, type Board, type RoundResponse } from '@takhti/domain';
import type { BoardOf } from './board-kind.ts';
import { fieldOf, knows, listOf } from './junk.ts';

interface KeptBoard<Of extends Board> {
  tidy(board: Of, response: unknown): RoundResponse;
}

// A letter with its marks; and what is typed by hand, where the answer is not longer by itself.
const longestLetter = 8;
const longestText = 200;

/** Every kind of board. Apart from `boards.ts`: only where results are kept is anything of a response left out. */
const boards: { readonly [Kind in Board['kind']]: KeptBoard<BoardOf<Kind>> } = {
  pairs: {
    tidy({ cards }, response) {
      const isKnown = knows(cards);
      const isTry = (pair: unknown): pair is [number, number] =>
        Array.isArray(pair) && pair.length === 2 && pair.every(isKnown);
      return { tries: listOf(response, 'tries').filter(isTry).slice(0, limits.game.max_tries) };
    },
  },
  sequence: {
    // Cards keep their places: what is none leaves a gap, as an empty slot does.
    tidy({ cards, order }, response) {
      const isNew = newOf(cards);
      const placed = listOf(response, 'order').slice(0, order.length);
      return { order: placed.map((id) => (isNew(id) ? id : 0)) };
    },
  },
  bins: {
    tidy({ bins, cards }, response) {
      const isCard = knows(cards);
      const isBin = new Set<unknown>(bins.map(({ bin }) => bin));
      const places = new Map<number, number | null>();
      for (const place of listOf(response, 'places')) {
        const [card, bin] = [fieldOf(place, 'card'), fieldOf(place, 'bin')];
        if (isCard(card)) places.set(Number(card), isBin.has(bin) ? Number(bin) : null);
      }
      return { places: [...places].map(([card, bin]) => ({ card, bin })) };
    },
  },
  choice: { tidy: ({ cards }, response) => ({ chosen: listOf(response, 'chosen').filter(newOf(cards)) }) },
  number: { tidy: ({ answer }, response) => ({ text: typed(answer, fieldOf(response, 'text')) }) },
  table: { tidy: ({ answer }, response) => ({ text: typed(answer, fieldOf(response, 'text')) }) },
  code: {
    tidy: ({ signs }, response) => ({
      letters: listOf(response, 'letters')
        .slice(0, signs.length)
        .map((letter, at) => cut(letter, Math.max(longestLetter, signs[at]?.plain.length ?? 0))),
    }),
  },
  clue: {
    tidy: ({ answer, clues }, response) => ({
      answers: listOf(response, 'answers')
        .map((each) => typed(answer, each))
        .filter((each) => each.trim() !== '')
        .slice(0, clueRules.max_attempts),
      shown: shownOf(response, clues.length, clueRules.open.clue_on),
    }),
  },
  word: {
    tidy: ({ clues }, response) => ({
      guesses: listOf(response, 'guesses')
        .slice(0, clueRules.max_guesses)
        .map((guess) => cut(guess, longestLetter)),
      shown: shownOf(response, clues.length, clueRules.open.mystery_word),
    }),
  },
  crossword: {
    tidy({ cells }, response) {
      const isNew = newOf(cells.map((_cell, id) => ({ id })));
      return {
        cells: listOf(response, 'cells')
          .slice(0, cells.length)
          .map((cell) => cut(cell, longestLetter)),
        revealed: listOf(response, 'revealed').filter(isNew),
      };
    },
  },
};

/**
 * What is kept of a response: what its board can read, which its own size bounds, and nothing of a response of another board. It is
 * worth the same as before, as no board reads the rest.
 */
export function keptResponse(board: Board, response: unknown): RoundResponse {
  const kept: KeptBoard<Board> = boards[board.kind];
  return kept.tidy(board, response);
}

/** Whether a value is one of these ids, and was not asked about before. */
function newOf(each: readonly { readonly id: number }[]): (id: unknown) => id is number {
  const left = new Set<unknown>(each.map(({ id }) => id));
  return (id): id is number => left.delete(id);
}

// No longer text is the answer, or reads as it.
function typed(answer: string, text: unknown): string {
  return cut(text, Math.max(longestText, 2 * answer.length));
}

function cut(text: unknown, most: number): string {
  // Half a sign cannot be stored.
  return typeof text === 'string' ? text.slice(0, most).toWellFormed() : '';
}

function shownOf(response: unknown, clues: number, first: number): number {
  const shown = fieldOf(response, 'shown');
  return typeof shown === 'number' && Number.isInteger(shown)
    ? Math.min(Math.max(0, shown), clues)
    : Math.min(first, clues);
}
