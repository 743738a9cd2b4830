import { FilesEditPage } from '../family/files-edit-page.tsx';
import { zipFacet } from './zip-facet.tsx';

/** The editor of one zip package (C-107). */
export function Component() {
  return <FilesEditPage facet={zipFacet} title="common:types.zip" />;
}
