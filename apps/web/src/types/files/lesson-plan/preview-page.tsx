import { FilesPreviewPage } from '../family/files-preview-page.tsx';
import { planFacet } from './plan-facet.ts';

/** A lesson plan to be looked at (C-158). */
export function Component() {
  return <FilesPreviewPage facet={planFacet} />;
}
