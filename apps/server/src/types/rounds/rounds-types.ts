import { gameModels, gameOf, keptGame, type GameDoc } from '@takhti/content-types/rounds';
import { Problem } from '@takhti/contract';
import type { LoadedContainer } from '../../features/containers/index.ts';
import { loadStateAt } from '../../features/revisions/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import { defineServerType, type Content, type ServerType } from '../server-type.ts';
import { packageGame } from './package-game.ts';
import { ownFilesOnly } from './own-files.ts';

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
  const publish = async (tx: Tx, container: LoadedContainer): Promise<Content> => {
    const doc = model.open(container.json_data);
    if (doc.questionData.length === 0) throw new Problem('container.has_errors', { findings: [] });
    return contentOf(tx, container, doc);
  };

  return defineServerType({
    publish,
    preview: async (tx, _session, container, { history_id }) => {
      const stored =
        history_id === undefined
          ? container.json_data
          : (await loadStateAt(tx, container, [], history_id)).container['json_data'];
      return contentOf(tx, container, model.open(stored));
    },
    attempting: {
      kind: 'game',
      draw: ({ json_data }) =>
        keptGame.openKept(json_data).questionData.map((round) => String(round.questionId)),
    },
    exports: {
      offline: true,
      ...(gameOf(model.content_type)?.is_exportable === true && {
        package: (tx: Tx, container: LoadedContainer) =>
          packageGame(tx, container, model.open(container.json_data)),
      }),
    },
  });
}

async function contentOf(tx: Tx, container: LoadedContainer, doc: GameDoc): Promise<Content> {
  const own = await ownFilesOnly(tx, container.institution_id, doc);
  return { doc: { ...own, skill_id: container.skill_id }, questions: [] };
}
