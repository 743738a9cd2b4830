import { useSyncExternalStore } from 'react';

/** Whether the browser has a line; one that cannot tell is taken to have one. */
export function useOnline(): boolean {
  return useSyncExternalStore(listen, isOnline, isOnline);
}

function isOnline(): boolean {
  return navigator.onLine;
}

function listen(tell: () => void): () => void {
  addEventListener('online', tell);
  addEventListener('offline', tell);
  return () => {
    removeEventListener('online', tell);
    removeEventListener('offline', tell);
  };
}
