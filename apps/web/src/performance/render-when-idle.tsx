import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { isDrawnInSteps, whenIdle } from './when-idle.ts';

interface RenderWhenIdleProps {
  readonly children: ReactNode;
  /** Shown until then. */
  readonly fallback?: ReactNode;
  /** In which idle moment: 1 is the first; a larger number comes after the parts with smaller ones. */
  readonly turn?: number;
}

/** Renders a part of a page after the rest of it, when the browser is idle, so that neither is one long task. */
export function RenderWhenIdle({ children, fallback = null, turn = 1 }: RenderWhenIdleProps) {
  const [idleMoments, setIdleMoments] = useState(isDrawnInSteps ? 0 : turn);
  const isDue = idleMoments >= turn;
  useEffect(() => {
    if (isDue) return;
    return whenIdle(() => startTransition(() => setIdleMoments(idleMoments + 1)));
  }, [isDue, idleMoments]);
  return isDue ? children : fallback;
}
