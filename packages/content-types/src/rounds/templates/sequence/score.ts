import { joinTexts, type SequenceBoard, type Language } from '@takhti/domain';
import { cardName } from '../../cards/card-name.ts';
import { listOf } from '../../play/junk.ts';
import { nothing, type RoundScore } from '../../play/round-score.ts';

/** The cards that are where they belong. */
export function rightInSequence(board: SequenceBoard, order: readonly unknown[]): number[] {
  return board.order.filter((id, at) => order[at] === id);
}

/** The share of cards in their right place (games specification, section 3). */
export function scoreSequence(board: SequenceBoard, response: unknown, language: Language): RoundScore {
  const order = listOf(response, 'order');
  const names = new Map<unknown, string>(board.cards.map((card) => [card.id, cardName(card)]));
  const placed = order.filter((id) => names.has(id));
  if (placed.length === 0) return nothing;
  const credit = rightInSequence(board, order).length / board.order.length;
  return {
    credit,
    isCorrect: credit === 1,
    isAttempted: true,
    text: joinTexts(
      language,
      placed.map((id) => names.get(id) ?? ''),
      'semicolon',
    ),
  };
}
