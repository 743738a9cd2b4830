import { FilesPreviewPage } from '../family/files-preview-page.tsx';
import { videoParts } from './video-parts.ts';

/** The same to be looked at (C-147). */
export function Component() {
  return <FilesPreviewPage parts={videoParts} />;
}
