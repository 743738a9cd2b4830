import { useEffect, useRef, type RefObject } from 'react';

interface KeptFocus {
  readonly root: RefObject<HTMLDivElement | null>;
  /** Call before a change that takes away the button that somebody has just pressed. */
  readonly keep: () => void;
}

/** Keeps the focus in a field when the button that had it goes: without that, a keyboard starts again at the top of the page. */
export function useKeptFocus(): KeptFocus {
  const root = useRef<HTMLDivElement>(null);
  const isKept = useRef(false);
  useEffect(() => {
    if (!isKept.current || document.activeElement !== document.body) return;
    const next = root.current?.querySelector<HTMLElement>('button:not(:disabled)');
    if (!next) return;
    isKept.current = false;
    next.focus({ preventScroll: true });
  });
  // Whoever presses something else takes the focus there, or to nowhere.
  useEffect(() => {
    const forget = (): void => {
      isKept.current = false;
    };
    document.addEventListener('pointerdown', forget, true);
    return () => document.removeEventListener('pointerdown', forget, true);
  }, []);
  return {
    root,
    keep: () => {
      if (root.current?.contains(document.activeElement) === true) isKept.current = true;
    },
  };
}
