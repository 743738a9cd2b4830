import { useLayoutEffect, useRef, type RefObject } from 'react';

const fields =
  'input:not([type=hidden], [type=file], [type=radio], [type=checkbox]), textarea, select, [contenteditable=true], [role=radio][aria-checked=true], [type=radio]:checked';

/**
 * To be put beside what a dialog or drawer holds: the focus begins in its first field, not on its close button. On touch screens
 * it does nothing, for a keyboard would come up.
 */
export function useFirstField<Element extends HTMLElement>(): RefObject<Element | null> {
  const mark = useRef<Element>(null);
  useLayoutEffect(() => {
    const body = mark.current?.parentElement;
    const overlay = body?.closest('[role=dialog]');
    if (
      !body ||
      !overlay ||
      overlay.querySelector('[data-autofocus]') ||
      !matchMedia('(pointer: fine)').matches
    )
      return;
    const first = [...body.querySelectorAll<HTMLElement>(fields)].find(
      (field) => !field.matches(':disabled, [tabindex="-1"]'),
    );
    // The library looks for this mark a moment later.
    if (first) first.dataset['autofocus'] = '';
  }, []);
  return mark;
}
