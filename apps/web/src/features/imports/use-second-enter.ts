import { useEffect, useRef } from 'react';

// As far apart as two presses may be that were meant as one.
const apart_ms = 500;

/**
 * Whether Enter was pressed just now, and once more a moment before: on the step of a dialog that was gone by then, so that nobody has
 * seen yet what the second press would do.
 */
export function useSecondEnter(): () => boolean {
  const presses = useRef<readonly [number, number]>([-Infinity, -Infinity]);
  useEffect(() => {
    function note(event: KeyboardEvent): void {
      if (event.key === 'Enter') presses.current = [presses.current[1], Date.now()];
    }
    window.addEventListener('keydown', note, { capture: true });
    return () => window.removeEventListener('keydown', note, { capture: true });
  }, []);
  return () => {
    const [before, last] = presses.current;
    return Date.now() - last < apart_ms && last - before < apart_ms;
  };
}
