import { FilesPreviewPage } from '../family/files-preview-page.tsx';
import { documentParts } from './document-parts.tsx';

/** The same to be looked at (C-151). */
export function Component() {
  return <FilesPreviewPage parts={documentParts} />;
}
