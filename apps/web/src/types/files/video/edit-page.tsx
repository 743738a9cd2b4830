import { FilesEditPage } from '../family/files-edit-page.tsx';
import { videoFacet } from './video-facet.ts';

/** The editor of one video (C-101). */
export function Component() {
  return <FilesEditPage facet={videoFacet} title="common:types.video" />;
}
