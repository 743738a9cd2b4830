import { listContentByIds } from '@takhti/contract';
import type { ContainerRow } from '@takhti/domain';
import { useQueryCall } from '../../../app/api/index.ts';

/** The picked items themselves, for those that a page of the list does not show. */
export function usePickedItems(ids: readonly string[]): readonly ContainerRow[] {
  const found = useQueryCall(
    listContentByIds,
    { ids: [...ids] },
    { enabled: ids.length > 0, keepsPrevious: true, silent: true },
  );
  return ids.length === 0 ? [] : (found.data?.records ?? []);
}
