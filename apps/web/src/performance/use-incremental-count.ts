import { startTransition, useEffect, useState } from 'react';
import { isDrawnInSteps, whenIdle } from './when-idle.ts';

/**
 * How many entries of a list to render now: the first batch at once, a batch more in each idle moment. Once the whole list
 * is there, an entry that is added to it is rendered at once.
 */
export function useIncrementalCount(count: number, batch: number): number {
  const [limit, setLimit] = useState(isDrawnInSteps && count > batch ? batch : Infinity);
  useEffect(() => {
    if (limit === Infinity) return;
    const next = limit + batch < count ? limit + batch : Infinity;
    return whenIdle(() => startTransition(() => setLimit(next)));
  }, [limit, count, batch]);
  return Math.min(limit, count);
}
