import { FilesPreviewPage } from '../family/files-preview-page.tsx';
import { linkParts } from './link-parts.tsx';

/** A link to be looked at (C-154). */
export function Component() {
  return <FilesPreviewPage parts={linkParts} />;
}
