import { FilesPreviewPage } from '../family/files-preview-page.tsx';
import { competitionParts } from './competition-parts.ts';

/** A competition to be looked at (C-165, G-463). */
export function Component() {
  return <FilesPreviewPage parts={competitionParts} />;
}
