import {
  canAddCard,
  canChangeCardType,
  deleteCards,
  moveCard,
  type CardRound,
  type GameCard,
} from '@takhti/content-types/rounds';
import type { CardType } from '@takhti/domain';
import { useText } from '../../../i18n/index.ts';
import { showToast } from '../../../ui/index.ts';
import { useStableCallbacks } from '../../../performance/use-stable-callbacks.ts';
import { addAlike, nextKinds, putBack, withCard } from './card/card-edits.ts';
import type { OpenedRound } from './opened-round.ts';
import { useFocusAfterRender } from './use-focus-after-render.ts';

/** What can be done with the cards of a round, each within its limits. */
export type CardActions = {
  /** Adds a card or pair of the kinds of the last one, and goes there. */
  readonly add: (change?: Partial<GameCard>) => void;
  readonly remove: (at: number) => void;
  readonly setKind: (at: number, type: CardType) => void;
  readonly move: (from: number, to: number) => void;
  /** Goes to a card that has another place now. */
  readonly goTo: (at: number) => void;
};

/** The actions on the cards of a round, with the notices of the specification (G-037 to G-041, G-317, G-338). */
export function useCardActions(opened: OpenedRound<CardRound>): CardActions {
  const t = useText();
  const { round, language } = opened;
  const goTo = useFocusAfterRender();

  function announce({ notice, n = 0 }: ReturnType<typeof canAddCard>): void {
    if (notice) showToast({ kind: 'warning', text: t(`game-cards:notices.${notice}`, { n }) });
  }

  return useStableCallbacks<CardActions>({
    add(change = {}) {
      const kind = nextKinds(round).find((type) => type !== 'text') ?? 'text';
      const verdict = canAddCard(round, language, kind);
      announce(verdict);
      if (!verdict.allowed) return;
      opened.change((now) => addAlike(now, change));
      goTo(opened.path('cardsData', round.cardsData.length, fieldOf(nextKinds(round)[0])));
    },
    remove(at) {
      const card = round.cardsData[at];
      if (!card) return;
      const { id } = card;
      const kept = new Set(deleteCards(round, id).cardsData.map((each) => each.id));
      const gone = round.cardsData.filter((each) => !kept.has(each.id));
      const first = round.cardsData.findIndex((each) => !kept.has(each.id));
      opened.change((now) => deleteCards(now, id));
      goTo(opened.path('cardsData', Math.max(0, Math.min(first, kept.size - 1))));
      const undo = {
        label: t('common:undo'),
        onClick: () => opened.change((now) => putBack(now, gone, first)),
      };
      showToast({ kind: 'success', text: t('game-cards:notices.CARD_DELETED'), action: undo });
    },
    setKind(at, type) {
      const card = round.cardsData[at];
      if (!card) return;
      const verdict = canChangeCardType(round, language, card.id, type);
      announce(verdict);
      if (verdict.allowed) opened.change((now) => withCard(now, card.id, { type }));
    },
    move: (from, to) => opened.change((now) => moveCard(now, from, to)),
    goTo: (at) => goTo(opened.path('cardsData', at)),
  });
}

/** The first field of a card of a kind. */
function fieldOf(type: CardType = 'text'): 'text' | 'imagePath' {
  return type === 'text' || type === 'audio' ? 'text' : 'imagePath';
}
