import { FilesPreviewPage } from '../family/files-preview-page.tsx';
import { htmlZipFacet } from './html-zip-facet.tsx';

/** The same to be looked at (C-153). */
export function Component() {
  return <FilesPreviewPage facet={htmlZipFacet} />;
}
