import { FilesPreviewPage } from '../family/files-preview-page.tsx';
import { otherGameParts } from './game-parts.tsx';

/** The same to be looked at (C-149). */
export function Component() {
  return <FilesPreviewPage parts={otherGameParts} />;
}
