import { FilesEditPage } from '../family/files-edit-page.tsx';
import { documentParts } from './document-parts.tsx';

/** The editor of one document (C-103). */
export function Component() {
  return <FilesEditPage parts={documentParts} title="common:types.document" />;
}
