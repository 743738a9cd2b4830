import type { ContainerRow } from '@takhti/domain';
import { editorPath, previewPath } from '../../app/routing/content-paths.ts';
import { useSession } from '../../app/session/index.ts';

/**
 * Where 'Go to content object' leads (C-218): to the builder of its type, where everybody who writes or reviews may look, and
 * for those who only use content to its preview; null for a type that has neither yet.
 */
export function useObjectPath(item: ContainerRow): string | null {
  const { can } = useSession();
  return can('container.read') ? editorPath(item) : previewPath(item);
}
