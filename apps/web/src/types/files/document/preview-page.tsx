import { FilesPreviewPage } from '../family/files-preview-page.tsx';
import { documentFacet } from './document-facet.tsx';

/** The same to be looked at (C-151). */
export function Component() {
  return <FilesPreviewPage facet={documentFacet} />;
}
