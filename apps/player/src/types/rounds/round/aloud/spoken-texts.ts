import { cardName } from '@takhti/content-types/rounds/play';
import type { PlayRound } from '@takhti/domain';

/** What is read aloud of a round, in order: what it asks, and all that is open before the first move. */
export function spokenTexts({ question, instruction, board }: PlayRound): string[] {
  const bins = 'bins' in board ? board.bins.map(({ label }) => label) : [];
  const isHidden = 'is_flipped' in board && board.is_flipped;
  const cards = 'cards' in board && !isHidden ? board.cards.map(cardName) : [];
  return [question, instruction, ...bins, ...cards].map((text) => text.trim()).filter((text) => text !== '');
}
