import { limits } from '@takhti/domain';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { pageCount } from './page-count.ts';

/**
 * Goes from a page that a list does not have to its last one: an address was kept or sent while the list was longer, or its last
 * item was moved. `go` should replace the address, so that the back button does not lead there again.
 */
export function useExistingPage(
  page: number,
  list: Pick<UseQueryResult<{ readonly total: number }>, 'data' | 'isPlaceholderData'>,
  go: (page: number) => void,
): void {
  // Placeholder data is of another list.
  const total = list.isPlaceholderData ? undefined : list.data?.total;
  const last = total === undefined ? page : pageCount(total, limits.page_size);
  const goToLast = useEffectEvent(() => go(last));
  useEffect(() => {
    if (page > last) goToLast();
  }, [page, last]);
}
