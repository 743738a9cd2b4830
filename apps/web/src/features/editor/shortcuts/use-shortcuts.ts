import { useEffect, useRef } from 'react';
import { takesText } from '../../../ui/index.ts';
import { shortcutOf, type Shortcut } from './shortcuts.ts';

type Handlers = Readonly<Record<Shortcut, () => void>>;

/** Listens for an editor's shortcuts, wherever on the page the focus is; a dialog over the page keeps its keys to itself. */
export function useShortcuts(handlers: Handlers): void {
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      const target = event.target instanceof HTMLElement ? event.target : null;
      const shortcut = event.isComposing ? null : shortcutOf(event, takesText(target));
      if (shortcut === null) return;
      const isInDialog = target?.closest('[role="dialog"]') != null;
      // The browser's own saving of the page is never what was meant.
      if (!isInDialog || shortcut === 'save') event.preventDefault();
      if (!isInDialog) latest.current[shortcut]();
    }
    globalThis.addEventListener('keydown', press);
    return () => globalThis.removeEventListener('keydown', press);
  }, []);
}

/** Whether this is an Apple keyboard, as far as the browser shows it. */
export function isAppleKeyboard(): boolean {
  return /mac|iphone|ipad/i.test(navigator.userAgent);
}
