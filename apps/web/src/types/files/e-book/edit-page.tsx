import { FilesEditPage } from '../family/files-edit-page.tsx';
import { eBookParts } from './e-book-parts.tsx';

/** The editor of one e-book (C-104). */
export function Component() {
  return <FilesEditPage parts={eBookParts} title="common:types.e_book" />;
}
