import type { Language } from '@takhti/domain';
import type { CardRound, GameCard } from '../round.ts';
import { pairsOf } from '../templates/pairs/pairs.ts';
import { canAddCard } from './card-limits.ts';
import { addCards } from './cards.ts';

/** Both sides of a pair, in words. */
export type PastedPair = readonly [string, string];

/** The pairs in what was copied from a spreadsheet, a row each; null for any other text, whose dashes and colons mean nothing. */
export function pastedPairs(text: string): PastedPair[] | null {
  if (!text.includes('\t')) return null;
  const pairs = text
    .split(/\r?\n/u)
    .map((row): PastedPair => {
      const [one = '', other = ''] = row.split('\t').map((cell) => cell.trim());
      return [one, other];
    })
    .filter(([one, other]) => one !== '' || other !== '');
  return pairs.length > 0 ? pairs : null;
}

/**
 * The round with pairs written from a pair on (from 0), over what is there, and added as long as there is room.
 * @returns it, and how many of them had room
 */
export function withPairs(
  round: CardRound,
  language: Language,
  from: number,
  pairs: readonly PastedPair[],
): { readonly round: CardRound; readonly written: number } {
  let full = round;
  while (pairsOf(full.cardsData).length < from + pairs.length && canAddCard(full, language).allowed)
    full = addCards(full);
  const texts = new Map<GameCard, string>();
  const places = pairsOf(full.cardsData).slice(from, from + pairs.length);
  for (const [at, [card, match]] of places.entries()) {
    if (card) texts.set(card, pairs[at]?.[0] ?? '');
    if (match) texts.set(match, pairs[at]?.[1] ?? '');
  }
  const cardsData = full.cardsData.map((card) => {
    const text = texts.get(card);
    return text === undefined ? card : { ...card, text };
  });
  return { round: { ...full, cardsData }, written: places.length };
}
