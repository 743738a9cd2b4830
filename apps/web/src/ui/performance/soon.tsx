import { startTransition, useEffect, useState, type ReactNode } from 'react';

interface SoonProps {
  readonly children: ReactNode;
  /** What stands there meanwhile. */
  readonly meanwhile?: ReactNode;
  /** How many parts of the page come before it. */
  readonly turn?: number;
}

const most = 300;

/** What is drawn once and for all, where there is no page, is drawn whole. */
export const comesMore = typeof document !== 'undefined';

/** Calls back once the page has nothing better to do, or after a third of a second. */
export function whenIdle(work: () => void): () => void {
  // Safari has no idle time to tell of.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, 16);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: most });
  return () => cancelIdleCallback(handle);
}

/** Draws a part of a page a little later than the rest, so that neither holds up the page for long. */
export function Soon({ children, meanwhile = null, turn = 1 }: SoonProps) {
  const [waited, setWaited] = useState(comesMore ? 0 : turn);
  const isDue = waited >= turn;
  useEffect(() => {
    if (isDue) return;
    return whenIdle(() => startTransition(() => setWaited(waited + 1)));
  }, [isDue, waited]);
  return isDue ? children : meanwhile;
}
