import { cardCount, limitRowOf, type CardRound } from '@takhti/content-types/rounds';
import { useText } from '../../../i18n/index.ts';
import { isPaired } from './card/card-edits.ts';
import type { OpenedRound } from './opened-round.ts';

/** How many cards, pairs or options there are, of as many as the round takes with what they show. */
export function useTally({ round, language }: OpenedRound<CardRound>, what: 'cards' | 'options'): string {
  const t = useText();
  const { cardsData } = round;
  const types = cardsData.map((card) => card.type);
  const most = cardCount(limitRowOf(round), language, types)?.max ?? cardsData.length;
  const each = isPaired(round) ? 2 : 1;
  return t(`game-cards:tally.${each === 2 ? 'pairs' : what}`, {
    number: Math.ceil(cardsData.length / each),
    most: most / each,
  });
}
