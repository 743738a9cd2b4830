import { useEffect, useRef } from 'react';
import { shortcutOf, type Press, type Shortcut } from './shortcuts.ts';

/** Calls `onShortcut` for the keys of the play screen, wherever the focus is; not while a dialog is open. */
export function useShortcuts(dir: 'ltr' | 'rtl', onShortcut: (shortcut: Shortcut) => void): void {
  const latest = useRef(onShortcut);
  useEffect(() => {
    latest.current = onShortcut;
  });
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (event.defaultPrevented || event.isComposing || document.querySelector('dialog[open]') !== null)
        return;
      const hasModifier = event.ctrlKey || event.altKey || event.metaKey || event.shiftKey;
      const shortcut = shortcutOf({ key: event.key, hasModifier, on: kindOf(event.target), dir });
      if (shortcut === null) return;
      event.preventDefault();
      // A key that is held down must not race through the questions.
      if (!event.repeat || shortcut.kind === 'focus') latest.current(shortcut);
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [dir]);
}

function kindOf(target: EventTarget | null): Press['on'] {
  if (target instanceof HTMLInputElement)
    return target.type === 'radio' || target.type === 'checkbox' ? target.type : 'text';
  return target instanceof Element && target.closest('button, a, summary') !== null ? 'pressable' : 'page';
}
