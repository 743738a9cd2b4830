import { useCallback, useLayoutEffect, useRef } from 'react';

interface FirstKeys {
  /** What was typed so far; from then on keys are the field's own. */
  readonly take: () => string;
}

/** Keeps what is typed from the moment on that a field was asked for, until it is there to take it. */
export function useFirstKeys(isAsked: boolean): FirstKeys {
  const typed = useRef('');
  const end = useRef<() => void>(() => undefined);
  // Before the effects of the field, which may be there at once.
  useLayoutEffect(() => {
    if (!isAsked) return undefined;
    function press(event: KeyboardEvent): void {
      const { key, ctrlKey, metaKey, altKey } = event;
      if (event.isComposing || ctrlKey || metaKey || altKey) return;
      if (key === 'Backspace') typed.current = typed.current.slice(0, -1);
      else if (key.length === 1) typed.current += key;
      else return;
      event.preventDefault();
      event.stopPropagation();
    }
    end.current = () => globalThis.removeEventListener('keydown', press, true);
    globalThis.addEventListener('keydown', press, true);
    return () => {
      end.current();
      typed.current = '';
    };
  }, [isAsked]);
  const take = useCallback(() => {
    end.current();
    const text = typed.current;
    typed.current = '';
    return text;
  }, []);
  return { take };
}
