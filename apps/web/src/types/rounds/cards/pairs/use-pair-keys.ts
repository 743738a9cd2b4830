import {
  canAddCard,
  pairsOf,
  pastedPairs,
  withCards,
  withPairs,
  type PairsRound,
} from '@takhti/content-types/rounds';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { fieldId } from '../../../../features/editor/index.ts';
import { useText } from '../../../../i18n/index.ts';
import { showToast } from '../../../../ui/index.ts';
import type { OpenedRound } from '../opened-round.ts';
import type { CardActions } from '../use-card-actions.ts';
import { useFocusAfterRender } from '../use-focus-after-render.ts';
import { nextPlace } from './next-place.ts';

/** Pairs typed one after another, and pasted from a spreadsheet, in the fields of their words. */
export function usePairKeys(opened: OpenedRound<PairsRound>, actions: CardActions) {
  const t = useText();
  const go = useFocusAfterRender();
  const { cardsData } = opened.round;

  /** The card whose words are written in a field; -1 for any other element. */
  function cardOf(target: EventTarget): number {
    if (!(target instanceof HTMLTextAreaElement)) return -1;
    return cardsData.findIndex((_card, at) => target.id === fieldId(opened.path('cardsData', at, 'text')));
  }

  return {
    onKeyDown(event: KeyboardEvent): void {
      const at = cardOf(event.target);
      if (at < 0 || event.shiftKey || event.nativeEvent.isComposing) return;
      const next = nextPlace(cardsData, at, event.key);
      if (next === null) return;
      event.preventDefault();
      if (next < cardsData.length) go(opened.path('cardsData', next, 'text'));
      else actions.add();
    },
    onPaste(event: ClipboardEvent): void {
      const at = cardOf(event.target);
      const pairs = at < 0 ? null : pastedPairs(event.clipboardData.getData('text/plain'));
      if (pairs === null) return;
      event.preventDefault();
      const from = pairsOf(cardsData).findIndex((pair) => pair.some(({ id }) => id === cardsData[at]?.id));
      const pasted = withPairs(opened.round, opened.language, from, pairs);
      opened.change((now) => withPairs(now, opened.language, from, pairs).round);
      showToast({
        kind: 'success',
        text: t('game-cards:pairs.pasted', { count: pasted.written }),
        action: { label: t('common:undo'), onClick: () => opened.change((now) => withCards(now, cardsData)) },
      });
      const { notice } = canAddCard(pasted.round, opened.language);
      if (pasted.written < pairs.length && notice)
        showToast({ kind: 'warning', text: t(`game-cards:notices.${notice}`, { n: cardsData.length }) });
    },
  };
}
