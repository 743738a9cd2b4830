import { useDeferredValue, useState } from 'react';

/**
 * Whether what opens is to be drawn: null until it is opened for the first time; then closed for one drawing, from which it opens
 * before one's eyes and knows where to give the focus back to.
 */
export function useShown(isOpen: boolean): boolean | null {
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  const isDrawn = useDeferredValue(wasOpened);
  return wasOpened ? isOpen && isDrawn : null;
}
