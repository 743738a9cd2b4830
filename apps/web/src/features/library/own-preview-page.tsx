import { previewPath } from '../../app/routing/content-paths.ts';
import { OwnItem } from './own-item.tsx';

/** One item of own content to be looked at: in the preview of its type (C-155). */
export function Component() {
  return <OwnItem pathOf={(item) => previewPath(item, 'own_content')} />;
}
