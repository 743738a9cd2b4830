import type { Finding, SequenceBoard } from '@takhti/domain';
import { cardFindings, duplicateCards } from '../../cards/card-findings.ts';
import { emptyCard } from '../../cards/empty-card.ts';
import { headFindings } from '../../head-findings.ts';
import { mixedUp, playCard } from '../../play/play-card.ts';
import type { GameCard, SequenceRound } from '../../round.ts';
import type { Judging } from '../../template.ts';

/** Two empty cards, the first and the second. */
export function firstSteps(): GameCard[] {
  return [emptyCard(1, 'Card - 1', '1'), emptyCard(2, 'Card - 2', '2')];
}

/** What is wrong with a round whose cards have an order. */
export function sequenceFindings(round: SequenceRound, judging: Judging): Finding[] {
  return [...headFindings(round), ...cardFindings(round, judging), ...duplicateCards(round.cardsData)];
}

/** The cards out of order; the authored order is the right one (D-42). */
export function sequenceBoard(
  round: SequenceRound,
  seed: string,
  layout: SequenceBoard['layout'],
): SequenceBoard {
  return {
    kind: 'sequence',
    layout,
    cards: mixedUp(round.cardsData, seed).map(playCard),
    order: round.cardsData.map((card) => card.id),
  };
}
