import { emptyCard } from '../../cards/empty-card.ts';
import type { GameCard } from '../../round.ts';

interface EmptyClues {
  Answer: string;
  Grade: string;
  Topic: string;
  cardsData: GameCard[];
}

/** What a new round of clues starts with: as many empty clues as it needs at least. */
export function emptyClues(count: number): EmptyClues {
  const cardsData = Array.from({ length: count }, (_, at) => emptyCard(at + 1, `Clue ${at + 1}`, ''));
  return { Answer: '', Grade: '', Topic: '', cardsData };
}
