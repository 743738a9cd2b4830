import { FilesEditPage } from '../family/files-edit-page.tsx';
import { linkParts } from './link-parts.tsx';

/** The editor of one link (C-106). */
export function Component() {
  return <FilesEditPage parts={linkParts} title="common:types.link" />;
}
