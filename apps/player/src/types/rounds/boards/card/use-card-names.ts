import { cardName } from '@takhti/content-types/rounds/play';
import type { PlayCard } from '@takhti/domain';
import { useMemo } from 'react';
import { useTexts } from '../../../../i18n/texts-context.tsx';

/** What each card is called where it cannot be seen: by its words or its picture's, else by where it is on the board. */
export function useCardNames(cards: readonly PlayCard[]): (id: number) => string {
  const { t } = useTexts();
  return useMemo(() => {
    const names = new Map(
      cards.map((card, at) => [card.id, cardName(card) || t('card_number', { n: at + 1 })] as const),
    );
    return (id) => names.get(id) ?? '';
  }, [cards, t]);
}
