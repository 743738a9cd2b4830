import { FilesEditPage } from '../family/files-edit-page.tsx';
import { videoParts } from './video-parts.ts';

/** The editor of one video (C-101). */
export function Component() {
  return <FilesEditPage parts={videoParts} title="common:types.video" />;
}
