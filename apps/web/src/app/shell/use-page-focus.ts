import { useEffect, useRef, type RefObject } from 'react';

/**
 * Puts the focus on the page when what had it has gone with the page before: keys would start at the top of the window, and a
 * screen reader would say nothing. A page that takes the focus itself keeps it, and the first page leaves it to the browser.
 */
export function usePageFocus<Element extends HTMLElement>(pathname: string): RefObject<Element | null> {
  const main = useRef<Element>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (document.activeElement === document.body) main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
