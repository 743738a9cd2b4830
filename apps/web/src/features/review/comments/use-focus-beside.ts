import { useEffect, type RefObject } from 'react';

/**
 * Takes the focus into what opens beside the page, and gives it back when that closes, unless somebody has continued elsewhere. What
 * opens over the page does so by itself.
 */
export function useFocusBeside(panel: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    const before = document.activeElement;
    // It is mounted a moment after it is opened, and slides in then.
    const waiting = setInterval(() => {
      const find = (selector: string) => panel.current?.querySelector<HTMLElement>(selector);
      // Without the right to write, the focus goes to the comments.
      const target = find('form:last-child textarea') ?? find('[tabindex="0"]');
      if (!target) return;
      clearInterval(waiting);
      if (document.activeElement === before) target.focus({ preventScroll: true });
    }, 30);
    const dialog = (): Element | null | undefined => panel.current?.closest('[role=dialog]');
    return () => {
      clearInterval(waiting);
      const now = document.activeElement;
      const isThere = now === document.body || now === null || dialog()?.contains(now) === true;
      if (isThere && before instanceof HTMLElement && before.isConnected)
        before.focus({ preventScroll: true });
    };
  }, [panel, isOpen]);
}
