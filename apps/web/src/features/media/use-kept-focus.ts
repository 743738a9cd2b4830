import { useEffect, useRef, type RefObject } from 'react';

const pressed = 'button:not(:disabled)';
const written = 'textarea, select, [contenteditable="true"], input:not([type=radio], [type=checkbox])';

interface KeptFocus {
  readonly root: RefObject<HTMLDivElement | null>;
  /** Call before a change that takes away the button that somebody has just pressed. */
  readonly keep: () => void;
  /** Call when something arrived: the focus moves to what there is to do with it, unless somebody is writing elsewhere. */
  readonly restoreFocus: () => void;
}

/**
 * Keeps the focus in a field when the button that had it goes: without that, a keyboard starts again at the top of the page.
 * @param isAwaited something has arrived and is not rendered yet: the focus waits for it
 */
export function useKeptFocus(isAwaited = false): KeptFocus {
  const root = useRef<HTMLDivElement>(null);
  const isKept = useRef(false);
  const goesOn = useRef(false);
  useEffect(() => {
    if (isAwaited) return;
    const isLost = document.activeElement === document.body;
    const first = goesOn.current ? root.current?.querySelector<HTMLElement>('[data-goes-on]') : null;
    const next = isKept.current && isLost ? nextIn(root.current) : null;
    const target = first ?? next;
    if (!target) return;
    isKept.current = false;
    goesOn.current = false;
    target.focus({ preventScroll: true });
  });
  // Pressing something else moves the focus there, or nowhere.
  useEffect(() => {
    const clear = (): void => {
      isKept.current = false;
      goesOn.current = false;
    };
    document.addEventListener('pointerdown', clear, true);
    return () => document.removeEventListener('pointerdown', clear, true);
  }, []);
  function keep(): void {
    if (root.current?.contains(document.activeElement) === true) isKept.current = true;
  }
  function restoreFocus(): void {
    keep();
    goesOn.current = isKept.current || document.activeElement?.matches(written) !== true;
  }
  return { root, keep, restoreFocus };
}

/** The element of the latest file, or else the first button. */
function nextIn(field: HTMLElement | null): HTMLElement | null | undefined {
  return field?.querySelector<HTMLElement>('[data-arrived]') ?? field?.querySelector<HTMLElement>(pressed);
}
