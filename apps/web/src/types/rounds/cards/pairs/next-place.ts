import { pairsOf, type GameCard } from '@takhti/content-types/rounds';

/**
 * Where a key leads from the words of a card: Tab from a card to its match, Enter on to what is not written yet in the pair, and
 * then to the next pair.
 * @returns the card's place; the number of cards for a pair that is not there yet; null where the key does what it always does
 */
export function nextPlace(cards: readonly GameCard[], at: number, key: string): number | null {
  const pairs = pairsOf(cards);
  const index = pairs.findIndex((pair) => pair.some(({ id }) => id === cards[at]?.id));
  const [card, match] = pairs[index] ?? [];
  if (!card || !match) return null;
  const isCard = card.id === cards[at]?.id;
  const isTyped = (other: GameCard): boolean => other.type !== 'image';
  if (key === 'Tab') return isCard && isTyped(match) ? cards.indexOf(match) : null;
  if (key !== 'Enter') return null;
  if (isCard && isTyped(match) && match.text.trim() === '') return cards.indexOf(match);
  const following = pairs[index + 1]?.find(isTyped);
  if (following) return cards.indexOf(following);
  return pairs.length === index + 1 ? cards.length : null;
}
