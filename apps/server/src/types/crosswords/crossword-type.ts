import { uploadOf } from '@takhti/content-types/kit';
import {
  CROSSWORD_ROUND,
  crosswordModel,
  mapCrosswordMedia,
  openKeptCrossword,
  withGrid,
} from '@takhti/content-types/crosswords';
import type { LoadedContainer } from '../../features/containers/index.ts';
import { gameFacets } from '../games/index.ts';
import { defineServerType, type Package } from '../server-type.ts';

const game = gameFacets(openKeptCrossword);

/** Crosswords. All that one holds is in its document; the grid is laid out when it is published. */
export const crosswordType = defineServerType({
  publish: async (_tx, container) => contentOf(container),
  preview: async (_tx, _session, container) => contentOf(container),
  use: { ...game.use, draw: () => [CROSSWORD_ROUND] },
  exports: {
    ...game.exports,
    package: async (_tx, container) => packageOf(container),
  },
});

function contentOf({ json_data, skill_id }: LoadedContainer) {
  return { doc: withGrid(crosswordModel.open(json_data), skill_id), questions: [] };
}

// A crossword as other platforms take it: its document with the files beside it.
function packageOf({ json_data }: LoadedContainer): Package {
  const doc = crosswordModel.open(json_data);
  const used = new Set<string>();
  mapCrosswordMedia(doc, (address) => {
    used.add(uploadOf(address));
    return address;
  });
  used.delete('');
  return {
    upload_ids: [...used],
    files: (nameOf) => ({
      'game.json': mapCrosswordMedia(doc, (address) => nameOf(uploadOf(address))),
    }),
  };
}
