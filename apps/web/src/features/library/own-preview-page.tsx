import { useIsBuilt } from '../../app/routing/built-paths.ts';
import { previewPage, previewPath } from '../../app/routing/content-paths.ts';
import { OwnItem } from './own-item.tsx';

/** One item of own content to be looked at: in the preview of its type (C-155). */
export function Component() {
  const isBuilt = useIsBuilt();
  return (
    <OwnItem
      pathOf={(item) => (isBuilt(previewPage(item.content_type)) ? previewPath(item, 'own_content') : null)}
    />
  );
}
