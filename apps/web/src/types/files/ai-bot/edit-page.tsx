import { FilesEditPage } from '../family/files-edit-page.tsx';
import { botParts } from './bot-parts.ts';

/** The editor of one AI bot (C-102). */
export function Component() {
  return <FilesEditPage parts={botParts} title="common:types.ai_bot" />;
}
