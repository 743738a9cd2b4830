import type { Board } from '@takhti/domain';
import { useEffect, useState } from 'react';
import { isKnown } from './known-boards.ts';

/** How long a learner looks at a board before they are helped. */
const HESITATION_MS = 3_000;

/**
 * Whether the first move is shown: to who does nothing for a while on a kind of board that is new on this device. Everything that is touched
 * or pressed ends it.
 * @param isWaiting the board is shown, and nothing was done on it yet
 */
export function useHand(kind: Board['kind'], isWaiting: boolean, after = HESITATION_MS): boolean {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!isWaiting || isKnown(kind) || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setTimeout(() => setShown(true), after);
    function stop(): void {
      clearTimeout(timer);
      setShown(false);
    }
    const ends = ['pointerdown', 'keydown', 'wheel', 'resize'] as const;
    for (const event of ends) addEventListener(event, stop, { capture: true, passive: true });
    return () => {
      stop();
      for (const event of ends) removeEventListener(event, stop, { capture: true });
    };
  }, [kind, isWaiting, after]);
  return isShown;
}
