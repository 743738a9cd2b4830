import { useEffect, useRef, useState, type FocusEvent } from 'react';

interface FocusWithin {
  readonly isFocused: boolean;
  readonly handlers: { readonly onFocus: () => void; readonly onBlur: (event: FocusEvent) => void };
}

/**
 * Whether the focus is within an element. Losing it to a click counts only once the click is over: what closes with the focus
 * would move the page under the pointer, and the click would miss.
 */
export function useFocusWithin(startsFocused: boolean): FocusWithin {
  const [isFocused, setFocused] = useState(startsFocused);
  const isPressed = useRef(false);
  useEffect(() => {
    if (!isFocused) return;
    const press = (): void => {
      isPressed.current = true;
    };
    const release = (): void => {
      isPressed.current = false;
    };
    globalThis.addEventListener('pointerdown', press, true);
    globalThis.addEventListener('pointerup', release, true);
    globalThis.addEventListener('pointercancel', release, true);
    return () => {
      globalThis.removeEventListener('pointerdown', press, true);
      globalThis.removeEventListener('pointerup', release, true);
      globalThis.removeEventListener('pointercancel', release, true);
    };
  }, [isFocused]);

  function onBlur(event: FocusEvent): void {
    const element = event.currentTarget;
    if (element.contains(event.relatedTarget)) return;
    const close = (): void => {
      if (!element.contains(document.activeElement)) setFocused(false);
    };
    if (!isPressed.current) return close();
    globalThis.addEventListener('pointerup', () => setTimeout(close), { once: true });
  }

  return { isFocused, handlers: { onFocus: () => setFocused(true), onBlur } };
}
