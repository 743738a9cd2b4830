import { useDeferredValue, useState } from 'react';

/**
 * The `opened` of a dialog, menu or drawer that is not mounted before it opens for the first time: null until then. It is
 * mounted closed and opens with the next render, so that it is animated and remembers where the focus was.
 */
export function useLazyMount(isOpen: boolean): boolean | null {
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  const isMounted = useDeferredValue(wasOpened);
  return wasOpened ? isOpen && isMounted : null;
}
