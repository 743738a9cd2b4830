import type { Finding, PairsBoard } from '@takhti/domain';
import { shuffled } from '../../../kit/shuffle.ts';
import { error } from '../../../messages.ts';
import { cardFindings, duplicateCards } from '../../cards/card-findings.ts';
import { emptyCard } from '../../cards/empty-card.ts';
import { headFindings } from '../../head-findings.ts';
import { playCard } from '../../play/play-card.ts';
import type { GameCard, PairsRound } from '../../round.ts';
import type { Judging } from '../../template.ts';

/** Two empty cards that belong together; `pair` counts from 1 (G-043). */
export function emptyPair(pair: number, firstId: number): [GameCard, GameCard] {
  return [
    emptyCard(firstId, `Card - ${pair}`, String(pair)),
    emptyCard(firstId + 1, `Match - ${pair}`, String(pair)),
  ];
}

/** The cards of each pair by its `data`, in the order of the first card of each. */
export function pairsOf(cards: readonly GameCard[]): GameCard[][] {
  return [...Map.groupBy(cards, (card) => card.data).values()];
}

/** What is wrong with a round of pairs. */
export function pairsFindings(round: PairsRound, judging: Judging): Finding[] {
  const lonely = pairsOf(round.cardsData).filter((pair) => pair.length !== 2);
  return [
    ...headFindings(round),
    ...cardFindings(round, judging),
    ...duplicateCards(round.cardsData),
    ...lonely.map(([card]) => {
      const at = card ? round.cardsData.indexOf(card) : 0;
      return error(['cardsData', at, 'data'], 'game.pair_incomplete');
    }),
  ];
}

/** The cards mixed, face up or face down. */
export function pairsBoard(round: PairsRound, seed: string): PairsBoard {
  const pairs = pairsOf(round.cardsData).flatMap(([a, b, ...more]): [number, number][] =>
    a && b && more.length === 0 ? [[a.id, b.id]] : [],
  );
  const paired = new Set(pairs.flat());
  const cards = round.cardsData.filter((card) => paired.has(card.id));
  return {
    kind: 'pairs',
    is_flipped: round.template_type === 'matching_flip',
    cards: shuffled(cards, seed).map(playCard),
    pairs,
  };
}
