import { FilesEditPage } from '../family/files-edit-page.tsx';
import { linkFacet } from './link-facet.tsx';

/** The editor of one link (C-106). */
export function Component() {
  return <FilesEditPage facet={linkFacet} title="common:types.link" />;
}
