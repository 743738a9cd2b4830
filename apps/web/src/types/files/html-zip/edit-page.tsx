import { FilesEditPage } from '../family/files-edit-page.tsx';
import { htmlZipFacet } from './html-zip-facet.tsx';

/** The editor of one web package (C-105). */
export function Component() {
  return <FilesEditPage facet={htmlZipFacet} title="common:types.html_zip" />;
}
