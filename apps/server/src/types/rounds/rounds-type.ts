import { gameModels, gameOf, keptGame, type GameDoc } from '@takhti/content-types/rounds';
import { Problem } from '@takhti/contract';
import type { LoadedContainer } from '../../features/containers/index.ts';
import { loadStateAt } from '../../features/revisions/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import { defineServerType, type Content, type ServerType } from '../server-type.ts';
import { packageGame } from './package-game.ts';
import { ownFilesOnly } from './own-files.ts';

/** A game on the rounds builder: all is in its document. */
export function roundsType(content_type: keyof typeof gameModels): ServerType {
  const model = gameModels[content_type];

  const publish = async (tx: Tx, container: LoadedContainer): Promise<Content> => {
    const doc = model.open(container.json_data);
    if (doc.questionData.length === 0) throw new Problem('container.has_errors');
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
      ...(gameOf(content_type)?.is_exportable === true && {
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
