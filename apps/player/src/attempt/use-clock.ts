import { useEffect, useRef } from 'react';
import { createStopwatch } from './stopwatch.ts';

/**
 * Calls `onSeconds` with the whole seconds that went by, while `isRunning`.
 * @param countsAbsence whether time in which the device slept or the page was put away counts, as it does for a time limit.
 */
export function useClock(
  isRunning: boolean,
  countsAbsence: boolean,
  onSeconds: (seconds: number) => void,
): void {
  const latest = useRef(onSeconds);
  useEffect(() => {
    latest.current = onSeconds;
  });
  useEffect(() => {
    if (!isRunning) return;
    const stopwatch = createStopwatch(Date.now(), countsAbsence);
    const timer = setInterval(() => {
      const seconds = stopwatch(Date.now());
      if (seconds > 0) latest.current(seconds);
    }, 250);
    return () => clearInterval(timer);
  }, [isRunning, countsAbsence]);
}
