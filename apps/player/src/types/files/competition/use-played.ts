import { useCallback, useSyncExternalStore } from 'react';

const name = 'play';

/** The played content of a competition, behind the # of the address, so that Back leaves it. */
export function usePlayed(): {
  readonly played: string | null;
  readonly open: (content_id: string | null) => void;
} {
  const hash = useSyncExternalStore(listen, () => location.hash);
  const open = useCallback((content_id: string | null) => {
    location.hash = content_id === null ? '' : new URLSearchParams({ [name]: content_id }).toString();
    scrollTo({ top: 0 });
  }, []);
  return { played: new URLSearchParams(hash.slice(1)).get(name), open };
}

function listen(onChange: () => void): () => void {
  addEventListener('hashchange', onChange);
  return () => removeEventListener('hashchange', onChange);
}
