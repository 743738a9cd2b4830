import { FilesPreviewPage } from '../family/files-preview-page.tsx';
import { competitionFacet } from './competition-facet.ts';

/** A competition to be looked at (C-165, G-463). */
export function Component() {
  return <FilesPreviewPage facet={competitionFacet} />;
}
