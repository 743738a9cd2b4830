import { FilesEditPage } from '../family/files-edit-page.tsx';
import { documentFacet } from './document-facet.tsx';

/** The editor of one document (C-103). */
export function Component() {
  return <FilesEditPage facet={documentFacet} title="common:types.document" />;
}
