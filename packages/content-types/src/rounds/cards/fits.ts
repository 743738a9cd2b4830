import type { Board, RoundResponse } from '@takhti/domain';
import { fieldOf, listOf } from '../play/round-score.ts';

/**
 * Whether a stored response belongs to this board and can be resumed. One of an older player or of another board is dropped,
 * which is better than half a response.
 */
export function fitsBoard(board: Board, response: unknown): response is RoundResponse {
  switch (board.kind) {
    case 'pairs': {
      const isKnown = knows(board.cards);
      const tries = fieldOf(response, 'tries');
      return (
        Array.isArray(tries) &&
        tries.every((pair: unknown) => Array.isArray(pair) && pair.length === 2 && pair.every(isKnown))
      );
    }
    case 'sequence': {
      const order = listOf(response, 'order');
      const placed = order.filter(knows(board.cards));
      const gaps = board.layout === 'slots' ? order.filter((id) => id === 0).length : 0;
      return (
        order.length === board.order.length &&
        new Set(placed).size === placed.length &&
        placed.length + gaps === order.length
      );
    }
    case 'bins': {
      const isBin = new Set<unknown>([null, ...board.bins.map(({ bin }) => bin)]);
      const isKnown = knows(board.cards);
      const places = fieldOf(response, 'places');
      return (
        Array.isArray(places) &&
        places.every((place) => isKnown(fieldOf(place, 'card')) && isBin.has(fieldOf(place, 'bin')))
      );
    }
    case 'choice': {
      const chosen = fieldOf(response, 'chosen');
      return Array.isArray(chosen) && chosen.every(knows(board.cards));
    }
    case 'number':
    case 'table':
      return typeof fieldOf(response, 'text') === 'string';
    case 'code': {
      const letters = listOf(response, 'letters');
      return letters.length === board.signs.length && areWords(letters);
    }
    case 'clue':
      return areWords(listOf(response, 'answers')) && isCount(fieldOf(response, 'shown'));
    case 'word':
      return areWords(listOf(response, 'guesses')) && isCount(fieldOf(response, 'shown'));
    case 'crossword': {
      const cells = listOf(response, 'cells');
      const isPlace = (at: unknown): boolean => typeof at === 'number' && at in board.cells;
      return (
        cells.length === board.cells.length && areWords(cells) && listOf(response, 'revealed').every(isPlace)
      );
    }
  }
}

function areWords(list: readonly unknown[]): boolean {
  return list.every((each) => typeof each === 'string');
}

function isCount(value: unknown): boolean {
  return Number.isInteger(value);
}

function knows(cards: readonly { readonly id: number }[]): (id: unknown) => boolean {
  const ids = new Set<unknown>(cards.map(({ id }) => id));
  return (id) => ids.has(id);
}
