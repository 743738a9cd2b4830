import type { CardType } from '@takhti/domain';
import { mirrorOf } from '../templates/choice/choice.ts';
import { emptyCard } from './empty-card.ts';
import { pairsOf } from '../templates/pairs/pairs.ts';
import { hasOptions, type CardRound, type GameCard } from '../round.ts';
import type { EngineId } from '../template.ts';
import { templates } from '../templates.ts';

/** The round with an empty card more, or an empty pair where cards come in pairs (G-038). */
export function addCards(round: CardRound, type: CardType = 'text'): CardRound {
  const id = Math.max(0, ...round.cardsData.map((card) => card.id)) + 1;
  const { inPairs } = templates[round.template_type];
  const pair = Math.max(0, ...round.cardsData.map((card) => Number(card.data) || 0)) + 1;
  const added = inPairs
    ? [emptyCard(id, '', String(pair), type), emptyCard(id + 1, '', String(pair), type)]
    : [emptyCard(id, '', '', type)];
  return withCards(round, [...round.cardsData, ...added]);
}

/** The round without a card; of a pair both go (G-041). */
export function deleteCards(round: CardRound, id: number): CardRound {
  const card = round.cardsData.find((each) => each.id === id);
  if (!card) return round;
  const { inPairs } = templates[round.template_type];
  const goes = (each: GameCard): boolean => (inPairs ? each.data === card.data : each.id === id);
  return withCards(
    round,
    round.cardsData.filter((each) => !goes(each)),
  );
}

/** The round with a card at another place (both from 0). */
export function moveCard(round: CardRound, from: number, to: number): CardRound {
  const moved = round.cardsData[from];
  if (!moved) return round;
  return withCards(round, round.cardsData.toSpliced(from, 1).toSpliced(to, 0, moved));
}

/** The round on these cards, with headers, pair numbers and places counted again (G-042, G-342). */
export function withCards(round: CardRound, cards: readonly GameCard[]): CardRound {
  const cardsData = renumbered(round, cards);
  return hasOptions(round) ? { ...round, cardsData, options: mirrorOf(cardsData) } : { ...round, cardsData };
}

function renumbered(round: CardRound, cards: readonly GameCard[]): GameCard[] {
  return numbering[templates[round.template_type].engine](cards);
}

const asCards = (cards: readonly GameCard[]): GameCard[] =>
  cards.map((card, at) => ({ ...card, header: `Card - ${at + 1}` }));

/** How the cards of each engine are counted. */
const numbering: Readonly<Record<EngineId, (cards: readonly GameCard[]) => GameCard[]>> = {
  pairs: (cards) =>
    pairsOf(cards).flatMap((pair, at) =>
      pair.map((card, index) => ({
        ...card,
        data: String(at + 1),
        header: `${index === 0 ? 'Card' : 'Match'} - ${at + 1}`,
      })),
    ),
  sequence: (cards) => asCards(cards).map((card, at) => ({ ...card, data: String(at + 1) })),
  clue: (cards) => cards.map((card, at) => ({ ...card, header: `Clue ${at + 1}` })),
  bins: asCards,
  choice: asCards,
  fill: asCards,
};
