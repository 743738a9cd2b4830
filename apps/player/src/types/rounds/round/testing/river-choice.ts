import type { Board } from '@takhti/domain';
import { makeCard } from '../../../../testing/make-game.ts';

/** One right option of four, none of which is short. */
export const riverChoice: Extract<Board, { kind: 'choice' }> = {
  kind: 'choice',
  is_multiple: false,
  cards: ['A mango tree', 'The river Indus', 'A desert', 'The high mountains'].map((text, at) =>
    makeCard(at + 1, text),
  ),
  right: [2],
  correct_feedback: 'It flows from the mountains to the sea.',
  incorrect_feedback: 'Think of where so much water comes from.',
};
