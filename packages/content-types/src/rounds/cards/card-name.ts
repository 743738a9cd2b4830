import type { PlayCard } from '@takhti/domain';

/** A card in words, for results and screen readers: its text, else what its picture shows. */
export function cardName(card: Pick<PlayCard, 'text' | 'alt'> | undefined): string {
  return card?.text.trim() || card?.alt.trim() || '';
}
