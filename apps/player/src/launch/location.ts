import { useSyncExternalStore } from 'react';

const CHANGED = 'takhti-navigated';

/** Goes to an address of the player without loading the page again. */
export function go(to: string, isReplacing = false): void {
  if (isReplacing) history.replaceState(null, '', to);
  else history.pushState(null, '', to);
  dispatchEvent(new Event(CHANGED));
}

/** Path and query as they are now. */
export function useLocation(): { readonly pathname: string; readonly search: string } {
  const href = useSyncExternalStore(subscribe, () => location.href);
  const { pathname, search } = new URL(href);
  return { pathname, search };
}

function subscribe(onChange: () => void): () => void {
  addEventListener('popstate', onChange);
  addEventListener(CHANGED, onChange);
  return () => {
    removeEventListener('popstate', onChange);
    removeEventListener(CHANGED, onChange);
  };
}
