import { FilesPreviewPage } from '../family/files-preview-page.tsx';
import { zipFacet } from './zip-facet.tsx';

/** The same to be looked at (C-150). */
export function Component() {
  return <FilesPreviewPage facet={zipFacet} />;
}
