import { FilesEditPage } from '../family/files-edit-page.tsx';
import { eBookFacet } from './e-book-facet.tsx';

/** The editor of one e-book (C-104). */
export function Component() {
  return <FilesEditPage facet={eBookFacet} title="common:types.e_book" />;
}
