import { gameModels, gameOf, keptGame } from '@takhti/content-types/rounds';
import { Problem } from '@takhti/contract';
import type { LoadedContainer } from '../../features/containers/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import { defineServerType, type ServerType } from '../server-type.ts';
import { gameCarrying } from './game-play.ts';
import { packageGame } from './package-game.ts';

/** Games on the rounds builder. */
export const roundsTypes = {
  rumble_in_the_jumble: typeOf(gameModels.rumble_in_the_jumble),
  matching: typeOf(gameModels.matching),
  matching_flip: typeOf(gameModels.matching_flip),
  sorting: typeOf(gameModels.sorting),
  sorting_vertical: typeOf(gameModels.sorting_vertical),
  non_over_classification: typeOf(gameModels.non_over_classification),
  matching_drag_drop: typeOf(gameModels.matching_drag_drop),
  financial_fib: typeOf(gameModels.financial_fib),
  tabular_fib: typeOf(gameModels.tabular_fib),
} as const satisfies Record<keyof typeof gameModels, ServerType>;

// All that a game holds is in its document.
function typeOf(model: (typeof gameModels)[keyof typeof gameModels]): ServerType {
  const contentOf = ({ json_data, skill_id }: LoadedContainer) => ({
    doc: { ...model.open(json_data), skill_id },
    questions: [],
  });

  return defineServerType({
    publish: async (_tx, container) => {
      const content = contentOf(container);
      if (content.doc.questionData.length === 0) {
        const findings = model.check(container.json_data, 'submit', { total_questions: 0 });
        throw new Problem('container.has_errors', { findings });
      }
      return content;
    },
    preview: async (_tx, _session, container) => contentOf(container),
    use: {
      how: 'attempted',
      kind: 'game',
      draw: ({ json_data }) =>
        keptGame.openKept(json_data).questionData.map((round) => String(round.questionId)),
    },
    exports: {
      offline: gameCarrying,
      ...(gameOf(model.content_type)?.is_exportable === true && {
        package: (tx: Tx, container: LoadedContainer) =>
          packageGame(tx, container, model.open(container.json_data)),
      }),
    },
  });
}
