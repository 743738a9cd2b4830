import { FilesPreviewPage } from '../family/files-preview-page.tsx';
import { botFacet } from './bot-facet.ts';

/** An AI bot to be looked at (C-148). */
export function Component() {
  return <FilesPreviewPage facet={botFacet} />;
}
