import { useEffect, useRef } from 'react';

/** The second press of a double one comes within so many milliseconds. */
const DOUBLE_PRESS_MS = 700;

/**
 * Whether something has been on the screen so long that a press is meant for it, and not for what was there before.
 * @param shown another value is another thing
 */
export function useSettled(shown: string): () => boolean {
  const settles_at = useRef(Number.POSITIVE_INFINITY);
  useEffect(() => {
    settles_at.current = performance.now() + DOUBLE_PRESS_MS;
  }, [shown]);
  return () => performance.now() >= settles_at.current;
}
