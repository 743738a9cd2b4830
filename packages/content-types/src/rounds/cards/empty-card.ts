import type { CardType } from '@takhti/domain';
import type { GameCard } from '../round.ts';

/** A card without anything on it. */
export function emptyCard(id: number, header: string, data: string, type: CardType = 'text'): GameCard {
  return { id, type, text: '', imagePath: '', imageAlt: '', audioPath: '', isCorrect: false, data, header };
}
