import { FilesPreviewPage } from '../family/files-preview-page.tsx';
import { botParts } from './bot-parts.ts';

/** An AI bot to be looked at (C-148). */
export function Component() {
  return <FilesPreviewPage parts={botParts} />;
}
