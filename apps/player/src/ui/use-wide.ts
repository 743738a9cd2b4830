import { useSyncExternalStore } from 'react';

const QUERY = '(min-width: 62rem)';

/** Whether there is room beside the question; the same width as in the style sheets. */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(QUERY).matches);
}

function subscribe(onChange: () => void): () => void {
  const media = matchMedia(QUERY);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}
