import { FilesPreviewPage } from '../family/files-preview-page.tsx';
import { assignmentParts } from './assignment-parts.ts';

/** An assignment to be looked at (C-156). */
export function Component() {
  return <FilesPreviewPage parts={assignmentParts} />;
}
