import { FilesPreviewPage } from '../family/files-preview-page.tsx';
import { assignmentFacet } from './assignment-facet.ts';

/** An assignment to be looked at (C-156). */
export function Component() {
  return <FilesPreviewPage facet={assignmentFacet} />;
}
