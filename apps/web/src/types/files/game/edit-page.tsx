import { FilesEditPage } from '../family/files-edit-page.tsx';
import { otherGameFacet } from './game-facet.tsx';

/** The editor of one game that was made elsewhere (C-108, G-452). */
export function Component() {
  return <FilesEditPage facet={otherGameFacet} title="common:types.game" />;
}
