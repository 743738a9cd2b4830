import { FilesEditPage } from '../family/files-edit-page.tsx';
import { zipParts } from './zip-parts.tsx';

/** The editor of one zip package (C-107). */
export function Component() {
  return <FilesEditPage parts={zipParts} title="common:types.zip" />;
}
