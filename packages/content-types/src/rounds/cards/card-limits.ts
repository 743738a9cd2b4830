import type { CardType, Language } from '@takhti/domain';
import { cardCount, hasMedia, limitRowOf, templateLimits } from './limits.ts';
import type { CardRound } from '../round.ts';
import { templates } from '../templates.ts';

/** Words about cards that are added or deleted, by the keys of the specification (D-06); `{{n}}` is a number. */
export const cardNotices = {
  CARD_ALLOWED_8: 'Combination of 8 cards are allowed',
  MATCHING_CARD_TYPE_CARD_LIMIT: 'Cards with an image or audio are limited to 8 cards',
  IMAGE_TYPE_CARD_LIMIT: 'Maximum {{n}} cards with images',
  CARD_ALLOWED_MAX_2: 'Maximum 2 cards',
  CARD_ALLOWED_MAX_4: 'Maximum 4 cards',
  CARD_ALLOWED_MAX_5: 'Maximum 5 cards',
  CARD_ALLOWED_MAX_8: 'Maximum 8 cards',
  CARD_ALLOWED_MAX_12: 'Maximum 12 cards',
  CARD_DELETED: 'Card deleted',
} as const;
export type CardNotice = keyof typeof cardNotices;

/** Whether something may be done to the cards, and what to say about it: a notice with `allowed` only warns. */
export interface CardVerdict {
  readonly allowed: boolean;
  readonly notice?: CardNotice;
  readonly n?: number;
}

const numbered: Readonly<Record<number, CardNotice>> = {
  2: 'CARD_ALLOWED_MAX_2',
  4: 'CARD_ALLOWED_MAX_4',
  5: 'CARD_ALLOWED_MAX_5',
  8: 'CARD_ALLOWED_MAX_8',
  12: 'CARD_ALLOWED_MAX_12',
};

/** Whether a card (a pair, where cards come in pairs) of this type can be added to a round (section 5; G-037 to G-040). */
export function canAddCard(round: CardRound, language: Language, type: CardType = 'text'): CardVerdict {
  const { inPairs } = templates[round.template_type];
  const types = [...round.cardsData.map((card) => card.type), type];
  const most = cardCount(limitRowOf(round), language, types);
  const after = round.cardsData.length + (inPairs ? 2 : 1);
  if (!most) return { allowed: false };
  if (after > most.max)
    return { allowed: false, ...(inPairs ? { notice: 'CARD_ALLOWED_8' } : notice(round, types, most.max)) };
  return { allowed: true, ...(after > most.rec && notice(round, types, most.rec)) };
}

/** Whether a card can be turned into another type: pictures and sounds lower how many cards fit (D-06). */
export function canChangeCardType(
  round: CardRound,
  language: Language,
  id: number,
  type: CardType,
): CardVerdict {
  const types = round.cardsData.map((card) => (card.id === id ? type : card.type));
  const most = cardCount(limitRowOf(round), language, types);
  if (!most || round.cardsData.length <= most.max || !hasMedia(type)) return { allowed: true };
  return templates[round.template_type].inPairs
    ? { allowed: false, notice: 'MATCHING_CARD_TYPE_CARD_LIMIT' }
    : { allowed: false, ...notice(round, types, most.max) };
}

function notice(
  { template_type }: CardRound,
  types: readonly CardType[],
  n: number,
): Pick<CardVerdict, 'notice' | 'n'> {
  if (templateLimits[template_type].cards?.countWithMedia && types.some(hasMedia))
    return { notice: 'IMAGE_TYPE_CARD_LIMIT', n };
  const key = numbered[n];
  return key ? { notice: key, n } : {};
}
