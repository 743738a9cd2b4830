import { FilesPreviewPage } from '../family/files-preview-page.tsx';
import { linkFacet } from './link-facet.tsx';

/** A link to be looked at (C-154). */
export function Component() {
  return <FilesPreviewPage facet={linkFacet} />;
}
