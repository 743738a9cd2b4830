import { FilesPreviewPage } from '../family/files-preview-page.tsx';
import { planParts } from './plan-parts.ts';

/** A lesson plan to be looked at (C-158). */
export function Component() {
  return <FilesPreviewPage parts={planParts} />;
}
