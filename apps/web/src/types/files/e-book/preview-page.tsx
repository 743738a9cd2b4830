import { FilesPreviewPage } from '../family/files-preview-page.tsx';
import { eBookFacet } from './e-book-facet.tsx';

/** The same to be looked at (C-152). */
export function Component() {
  return <FilesPreviewPage facet={eBookFacet} />;
}
