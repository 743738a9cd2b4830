import { FilesEditPage } from '../family/files-edit-page.tsx';
import { assignmentFacet } from './assignment-facet.ts';

/** The editor of one assignment (C-110). */
export function Component() {
  return <FilesEditPage facet={assignmentFacet} title="common:types.assignment" />;
}
