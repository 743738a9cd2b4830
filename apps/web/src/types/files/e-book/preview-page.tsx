import { FilesPreviewPage } from '../family/files-preview-page.tsx';
import { eBookParts } from './e-book-parts.tsx';

/** The same to be looked at (C-152). */
export function Component() {
  return <FilesPreviewPage parts={eBookParts} />;
}
