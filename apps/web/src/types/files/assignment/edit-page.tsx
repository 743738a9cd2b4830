import { FilesEditPage } from '../family/files-edit-page.tsx';
import { assignmentParts } from './assignment-parts.ts';

/** The editor of one assignment (C-110). */
export function Component() {
  return <FilesEditPage parts={assignmentParts} title="common:types.assignment" />;
}
