import { useLayoutEffect, useState } from 'react';

// Long enough for what follows the closing to take the focus itself.
const soon_ms = 10;

/** The focused element, or the button of the menu around it: the menu will be closed. */
function focusedNow(): HTMLElement | null {
  const focused = document.activeElement;
  const menu = focused?.closest('[role=menu]');
  const opener = menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : focused;
  return opener instanceof HTMLElement && opener !== document.body ? opener : null;
}

/**
 * Gives the focus back to where it was once an overlay closes, unless something else took it. The library misses overlays that
 * mount open or unmount with their owner.
 */
export function useFocusBack(isOpen: boolean): void {
  // Before it is on the page: a menu that opens it goes from there at the same time.
  const [opened, setOpened] = useState(() => ({ isOpen, from: isOpen ? focusedNow() : null }));
  if (opened.isOpen !== isOpen) setOpened({ isOpen, from: isOpen ? focusedNow() : opened.from });
  const { from } = opened;
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    return () => {
      const atClosing = document.activeElement;
      setTimeout(() => {
        const now = document.activeElement;
        if (now === null || now === document.body || now === atClosing) from?.focus({ preventScroll: true });
      }, soon_ms);
    };
  }, [isOpen, from]);
}
