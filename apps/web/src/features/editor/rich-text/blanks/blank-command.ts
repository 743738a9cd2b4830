import { useEffect, useRef } from 'react';

// One field of a page has blanks: the text of its question.
let press: (() => void) | null = null;

/** Offers the making of blanks to the whole page, while the field is there; null for a field without blanks. */
export function useBlankCommand(command: (() => void) | null): void {
  const latest = useRef(command);
  useEffect(() => {
    latest.current = command;
  });
  const isThere = command !== null;
  useEffect(() => {
    if (!isThere) return;
    const own = (): void => latest.current?.();
    press = own;
    return () => {
      if (press === own) press = null;
    };
  }, [isThere]);
}

/** Makes a blank of what is selected in the page's question, or at its cursor; turns one that is selected back into its word. */
export function pressBlank(): void {
  press?.();
}

export function canMakeBlanks(): boolean {
  return press !== null;
}
