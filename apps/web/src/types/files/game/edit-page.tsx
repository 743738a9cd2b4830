import { FilesEditPage } from '../family/files-edit-page.tsx';
import { otherGameParts } from './game-parts.tsx';

/** The editor of one game that was made elsewhere (C-108, G-452). */
export function Component() {
  return <FilesEditPage parts={otherGameParts} title="common:types.game" />;
}
