import { useEffect, useRef } from 'react';

/**
 * The heading of a question has the focus first, so that it is read out. A letter that is typed then is meant for the blank: it takes the
 * focus before the letter comes, also a digit, which chooses among the options of other questions.
 */
export function useTypeAtOnce(isOn: boolean, focusBlank: () => void): void {
  const latest = useRef(focusBlank);
  useEffect(() => {
    latest.current = focusBlank;
  });
  useEffect(() => {
    if (!isOn) return;
    function onKeyDown(event: KeyboardEvent): void {
      const isLetter = event.key.length === 1 && event.key !== ' ';
      if (
        !isLetter ||
        event.ctrlKey ||
        event.altKey ||
        event.metaKey ||
        document.querySelector('dialog[open]')
      )
        return;
      if (event.target instanceof Element && event.target.closest('input, textarea, button, a, summary'))
        return;
      latest.current();
      event.stopPropagation();
    }
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, [isOn]);
}
