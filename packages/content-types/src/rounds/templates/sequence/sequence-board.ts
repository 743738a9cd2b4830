import type { SequenceBoard } from '@takhti/domain';
import type { BoardKind } from '../../play/board-kind.ts';
import { knows, listOf } from '../../play/junk.ts';
import { scoreSequence } from './score.ts';

export const sequenceBoardKind: BoardKind<SequenceBoard> = {
  score: scoreSequence,
  fits(board, response) {
    const order = listOf(response, 'order');
    const placed = order.filter(knows(board.cards));
    const gaps = board.layout === 'slots' ? order.filter((id) => id === 0).length : 0;
    return (
      order.length === board.order.length &&
      new Set(placed).size === placed.length &&
      placed.length + gaps === order.length
    );
  },
};
