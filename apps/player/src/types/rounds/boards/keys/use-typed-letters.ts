import { useEffect, useEffectEvent } from 'react';

/** Listens to letters that are typed anywhere on the page, except in a field or in a shortcut. */
export function useTypedLetters(onLetter: ((letter: string) => unknown) | null): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    if (event.target instanceof Element && event.target.closest('input, textarea') !== null) return;
    if (Array.from(event.key).length === 1) onLetter?.(event.key);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKey(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
