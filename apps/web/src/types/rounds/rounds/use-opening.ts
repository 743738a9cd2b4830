import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { useStableCallbacks } from '../../../performance/use-stable-callbacks.ts';

/**
 * Opens what a link leads to without loading the page again, as the router's own links do. Those are all rendered again whenever the
 * address changes, and there are up to fifty here.
 */
export function useOpening(): (event: MouseEvent<HTMLAnchorElement>) => void {
  const navigate = useNavigate();
  const { open } = useStableCallbacks({
    open(event: MouseEvent<HTMLAnchorElement>): void {
      const { button, metaKey, ctrlKey, shiftKey, altKey, currentTarget } = event;
      // The browser itself opens it in another tab or window.
      if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
      event.preventDefault();
      void navigate(currentTarget.getAttribute('href') ?? '');
    },
  });
  return open;
}
