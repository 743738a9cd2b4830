import { FilesEditPage } from '../family/files-edit-page.tsx';
import { botFacet } from './bot-facet.ts';

/** The editor of one AI bot (C-102). */
export function Component() {
  return <FilesEditPage facet={botFacet} title="common:types.ai_bot" />;
}
