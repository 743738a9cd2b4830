import { useEffect, useRef, type RefObject } from 'react';

const places = ['[data-step-first]', '[data-autofocus]:not(:disabled)', '[data-step-heading]'];

/**
 * Takes the keyboard along when a dialog continues to its next step, where what had the focus is gone: to the step's main button, or to its
 * heading where there is none that can be pressed. Where the dialog begins, it sets the focus itself.
 * @param step a name of what is shown
 * @returns for the element around the steps
 */
export function useStepFocus(step: string): RefObject<HTMLDivElement | null> {
  const around = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const found = places.flatMap((place) => around.current?.querySelector<HTMLElement>(place) ?? []);
    found[0]?.focus();
  }, [step]);
  return around;
}
