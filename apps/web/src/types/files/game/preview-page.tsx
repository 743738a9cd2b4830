import { FilesPreviewPage } from '../family/files-preview-page.tsx';
import { otherGameFacet } from './game-facet.tsx';

/** The same to be looked at (C-149). */
export function Component() {
  return <FilesPreviewPage facet={otherGameFacet} />;
}
