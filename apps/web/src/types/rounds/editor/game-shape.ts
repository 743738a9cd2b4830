import { withCards, hasCards, type GameDoc } from '@takhti/content-types/rounds';
import type { DocumentShape } from '../../../features/editor/index.ts';
import { withLanguage } from './game-form.ts';

// Nobody wrote these: they follow from the game's language, from the cards, or from where people are with a round.
const derived = /^questionData\.#[^.]+\.(language|options|isCardSaved|is_commented)$/;

/**
 * How two versions of a game are compared: round by round, and within a round card by card, if nobody added, removed or moved
 * cards there. A pair, an order or a set of options is compared as a whole.
 */
export const gameShape: DocumentShape<GameDoc> = {
  lists: {
    questionData: { key: 'questionId', kind: 'template_type' },
    cardsData: { key: 'id', isBound: true },
  },
  isDerived: (path) => derived.test(path),
  derive: (doc) =>
    withLanguage(
      {
        ...doc,
        questionData: doc.questionData.map((round) =>
          hasCards(round) && 'options' in round ? withCards(round, round.cardsData) : round,
        ),
      },
      doc.language,
    ),
};
