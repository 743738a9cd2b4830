import {
  documentShape,
  hasOptions,
  withCards,
  withDataBank,
  type GameDoc,
} from '@takhti/content-types/rounds';
import type { DocumentShape } from '../../../features/editor/index.ts';
import { withLanguage } from './game-form.ts';

const { parts, key, derived, part } = documentShape;
const derivedPaths = new RegExp(`^(${derived.join('|')}|${parts}\\.#[^.]+\\.(${part.derived.join('|')}))$`);

/**
 * How two versions of a game are compared: round by round, and within a round card by card, if nobody added, removed or moved
 * cards there. A pair, an order or a set of options is compared as a whole.
 */
export const gameShape: DocumentShape<GameDoc> = {
  lists: {
    [parts]: { key, kind: 'template_type' },
    cardsData: { key: 'id', isBound: true },
  },
  isDerived: (path) => derivedPaths.test(path),
  derive: (doc) =>
    withDataBank(
      withLanguage(
        {
          ...doc,
          questionData: doc.questionData.map((round) =>
            hasOptions(round) ? withCards(round, round.cardsData) : round,
          ),
        },
        doc.language,
      ),
    ),
};
