import type { filesModels } from '@takhti/content-types/files';
import { pageOf } from '../../ui/page-part.tsx';
import type { OpenedType } from '../player-type.ts';

/** What is opened and not attempted; what is shown of each type stands in `viewers.ts`. */
const files: OpenedType = {
  use: 'opened',
  offline: 'no',
  page: pageOf(async () => (await import('./files-page.tsx')).FilesPage),
};

export const filesTypes = { link: files } as const satisfies Record<keyof typeof filesModels, OpenedType>;
