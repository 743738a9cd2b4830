import { useSyncExternalStore } from 'react';

/** Whether the browser has a network; assumed if the browser does not report it. */
export function useOnline(): boolean {
  return useSyncExternalStore(listen, isOnline, isOnline);
}

function isOnline(): boolean {
  return navigator.onLine;
}

function listen(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}
