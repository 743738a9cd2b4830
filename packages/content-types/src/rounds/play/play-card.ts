import type { PlayCard } from '@takhti/domain';
import { shuffled } from '../../kit/shuffle.ts';
import type { GameCard } from '../round.ts';

/** A card as learners see it: of its fields those that its type shows. */
export function playCard({ id, type, text, imagePath, imageAlt, audioPath }: GameCard): PlayCard {
  const isShown = type === 'image' || type === 'mix' || type === 'media';
  return {
    id,
    type,
    text: type === 'image' ? '' : text.trim(),
    image: isShown ? imagePath : '',
    alt: isShown ? imageAlt.trim() : '',
    audio: type === 'media' || type === 'audio' ? audioPath : '',
  };
}

/** Cards in another order than the one they were given in, where there is another. */
export function mixedUp<Card extends { readonly id: number }>(cards: readonly Card[], seed: string): Card[] {
  for (let round = 0; round < 8; round += 1) {
    const mixed = shuffled(cards, round === 0 ? seed : `${seed}/${round}`);
    if (mixed.some((card, at) => card.id !== cards[at]?.id)) return mixed;
  }
  return [...cards.slice(1), ...cards.slice(0, 1)];
}
