import { startTransition, useEffect, useState } from 'react';
import { comesMore, whenIdle } from './soon.tsx';

/**
 * How many of a list to draw by now: a first few at once, and the rest in idle moments, a few at a time. What is added to a list
 * that stands there whole is drawn at once.
 */
export function useShare(count: number, few: number): number {
  const [share, setShare] = useState(comesMore && count > few ? few : Infinity);
  useEffect(() => {
    if (share === Infinity) return;
    const next = share + few < count ? share + few : Infinity;
    return whenIdle(() => startTransition(() => setShare(next)));
  }, [share, count, few]);
  return Math.min(share, count);
}
