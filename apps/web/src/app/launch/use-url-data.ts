import { useSyncExternalStore } from 'react';
import type { UrlData } from './url-data.ts';
import { makeUrlStore } from './url-store.ts';

/** The facts from the LMS that opened this tab. */
export const urlStore = makeUrlStore(sessionStorage);

export function useUrlData(): UrlData {
  return useSyncExternalStore(urlStore.subscribe, urlStore.state);
}
