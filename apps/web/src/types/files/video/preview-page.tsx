import { FilesPreviewPage } from '../family/files-preview-page.tsx';
import { videoFacet } from './video-facet.ts';

/** The same to be looked at (C-147). */
export function Component() {
  return <FilesPreviewPage facet={videoFacet} />;
}
