import {
  addCards,
  hasOptions,
  pairsOf,
  templates,
  withCards,
  type CardRound,
  type GameCard,
} from '@takhti/content-types/rounds';
import type { CardType } from '@takhti/domain';

/**
 * The round with one card changed, wherever it is by then; what older tools read of options follows. Unchanged when the card is
 * gone: a picture may be uploaded after its card was moved or deleted.
 */
export function withCard(round: CardRound, id: GameCard['id'], change: Partial<GameCard>): CardRound {
  const cards = round.cardsData.map((card) => (card.id === id ? { ...card, ...change } : card));
  return hasOptions(round) ? withCards(round, cards) : { ...round, cardsData: cards };
}

/** The kinds that an added card has, or both cards of an added pair: those of the last one, for who makes one makes more. */
export function nextKinds(round: CardRound): readonly CardType[] {
  const last = isPaired(round) ? pairsOf(round.cardsData).at(-1) : round.cardsData.slice(-1);
  return last?.map((card) => card.type) ?? [];
}

/** The round with a card or pair more, of the kinds of the last one. */
export function addAlike(round: CardRound, change: Partial<GameCard> = {}): CardRound {
  const kinds = nextKinds(round);
  const before = new Set(round.cardsData.map((card) => card.id));
  const added = addCards(round);
  const isNew = (card: GameCard): boolean => !before.has(card.id);
  const fresh = added.cardsData.filter(isNew);
  return withCards(
    added,
    added.cardsData.map((card) =>
      isNew(card) ? { ...card, type: kinds[fresh.indexOf(card)] ?? 'text', ...change } : card,
    ),
  );
}

/**
 * The round with deleted cards back in their place, no matter what was done since: their ids and their pair's number may have been
 * given to others meanwhile.
 */
export function putBack(round: CardRound, cards: readonly GameCard[], at: number): CardRound {
  const taken = new Set(round.cardsData.map((card) => card.id));
  let highest = Math.max(0, ...taken, ...cards.map((card) => card.id));
  const back = cards.map((card) => ({
    ...card,
    id: taken.has(card.id) ? (highest += 1) : card.id,
    ...(isPaired(round) && { data: 'back' }),
  }));
  return withCards(round, round.cardsData.toSpliced(at, 0, ...back));
}

/** Whether the cards of a round come in pairs. */
export function isPaired({ template_type }: CardRound): boolean {
  return templates[template_type].inPairs;
}
