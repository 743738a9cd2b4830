import { FilesEditPage } from '../family/files-edit-page.tsx';
import { htmlZipParts } from './html-zip-parts.tsx';

/** The editor of one web package (C-105). */
export function Component() {
  return <FilesEditPage parts={htmlZipParts} title="common:types.html_zip" />;
}
