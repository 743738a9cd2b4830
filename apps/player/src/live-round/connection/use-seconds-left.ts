import { useEffect, useState } from 'react';

/** Whole seconds that are left of a time that was so long at an instant of this device's clock. */
export function useSecondsLeft(left_ms: number, since_ms: number): number {
  const [now, setNow] = useState(since_ms);
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 250);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((left_ms - (Math.max(now, since_ms) - since_ms)) / 1000));
}
