import { startTransition, useOptimistic } from 'react';

/**
 * The text of a field, and what takes the next one: it stands in the field at once, and all else that hangs on it follows in
 * drawings that wait for the next key. What is given on is given at once; only the drawing comes later.
 */
export function useTyped(value: string, onText: (text: string) => void): [string, (text: string) => void] {
  const [shown, show] = useOptimistic(value);
  const type = (text: string): void =>
    startTransition(() => {
      show(text);
      onText(text);
    });
  return [shown, type];
}
