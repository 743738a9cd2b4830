import type { ContainerRow } from '@takhti/domain';
import { editorPath, previewPage, previewPath } from '../../app/routing/content-paths.ts';
import { useIsBuilt } from '../../app/routing/built-paths.ts';
import { useSession } from '../../app/session/index.ts';

/**
 * Where 'Go to content object' leads (C-218): to the builder of its type, where everybody who writes or reviews may look, and
 * for those who only use content to its preview; null while neither is built.
 */
export function useObjectPath(item: ContainerRow): string | null {
  const { can } = useSession();
  const isBuilt = useIsBuilt();
  if (can('container.read')) return editorPath(item);
  return isBuilt(previewPage(item.content_type)) ? previewPath(item) : null;
}
