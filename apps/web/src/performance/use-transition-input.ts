import { startTransition, useOptimistic } from 'react';

/**
 * The value of a text field and its change handler: what is typed shows at once, and the render of everything that depends on
 * it is a transition, which the next key interrupts. `onText` is called at once.
 */
export function useTransitionInput(
  value: string,
  onText: (text: string) => void,
): [string, (text: string) => void] {
  const [shown, show] = useOptimistic(value);
  const change = (text: string): void =>
    startTransition(() => {
      show(text);
      onText(text);
    });
  return [shown, change];
}
