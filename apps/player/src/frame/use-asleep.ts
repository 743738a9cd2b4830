import { useEffect, useState } from 'react';

// Longer than the second tap of two may take: devices wait half a second for it.
const SLEEP_MS = 600;
const never = Symbol('never');

/**
 * Whether what is on the screen came there only just: a tap that was meant for what was there before must not act on it.
 * @param moment what changes when something else comes on the screen
 */
export function useAsleep(moment: unknown): boolean {
  const [awakeFor, setAwakeFor] = useState<unknown>(never);
  useEffect(() => {
    const timer = setTimeout(() => setAwakeFor(moment), SLEEP_MS);
    return () => clearTimeout(timer);
  }, [moment]);
  return awakeFor !== moment;
}
