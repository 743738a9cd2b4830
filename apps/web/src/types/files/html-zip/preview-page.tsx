import { FilesPreviewPage } from '../family/files-preview-page.tsx';
import { htmlZipParts } from './html-zip-parts.tsx';

/** The same to be looked at (C-153). */
export function Component() {
  return <FilesPreviewPage parts={htmlZipParts} />;
}
