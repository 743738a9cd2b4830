import { FilesPreviewPage } from '../family/files-preview-page.tsx';
import { zipParts } from './zip-parts.tsx';

/** The same to be looked at (C-150). */
export function Component() {
  return <FilesPreviewPage parts={zipParts} />;
}
