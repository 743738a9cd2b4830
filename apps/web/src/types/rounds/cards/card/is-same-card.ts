import { binKeys, hasBins, type CardRound } from '@takhti/content-types/rounds';
import { arePropsEqual } from '../../../../performance/are-props-equal.ts';
import type { OpenedRound } from '../opened-round.ts';

interface CardProps {
  readonly opened: OpenedRound<CardRound>;
  readonly at: number;
}

/**
 * Whether a card looks the same in two opened rounds, for `memo`: sixteen of them are not rendered again for a key that is pressed in one. What
 * is done in the older opened round is done to the round as it is by then.
 */
export function isSameCard<P extends CardProps>(one: P, other: P): boolean {
  const [{ opened, ...rest }, { opened: otherOpened, ...otherRest }] = [one, other];
  return arePropsEqual(rest, otherRest) && looksSame(opened, otherOpened, one.at);
}

function looksSame(one: CardProps['opened'], other: CardProps['opened'], at: number): boolean {
  const [card, otherCard] = [one.round.cardsData[at], other.round.cardsData[at]];
  return (
    card === otherCard &&
    card !== undefined &&
    one.isReadOnly === other.isReadOnly &&
    one.language === other.language &&
    one.container_id === other.container_id &&
    one.overflowing.has(card.id) === other.overflowing.has(card.id) &&
    arePropsEqual(one.path(), other.path()) &&
    isSameAround(one.round, other.round) &&
    saidOf(one, at) === saidOf(other, at)
  );
}

/** What a card shows of the round that it is in: how many they are, and the bins it can be in. */
function isSameAround(one: CardRound, other: CardRound): boolean {
  const isSameKind =
    one.questionId === other.questionId &&
    one.template_type === other.template_type &&
    one.cardsData.length === other.cardsData.length;
  if (!isSameKind || !hasBins(one) || !hasBins(other)) return isSameKind;
  return binKeys.every((key) => one[key] === other[key]);
}

function saidOf({ own }: CardProps['opened'], at: number): string {
  return JSON.stringify(own.filter(({ path }) => path[2] === 'cardsData' && path[3] === at));
}
