import { noUrlData, urlDataIn, type UrlData } from './url-data.ts';

const storageKey = 'takhti.url_data';

export interface UrlStore {
  state(): UrlData;
  keep(urlData: UrlData): void;
  /** Logging out ends the visit from the LMS, too. */
  clear(): void;
  subscribe(listener: () => void): () => void;
}

/** Keeps what the LMS said for this tab, through reloads, until somebody logs out. */
export function makeUrlStore(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): UrlStore {
  const listeners = new Set<() => void>();
  let urlData = stored(storage.getItem(storageKey));
  const set = (next: UrlData): void => {
    urlData = next;
    for (const listener of listeners) listener();
  };
  return {
    state: () => urlData,
    keep(next) {
      storage.setItem(storageKey, JSON.stringify(next));
      set(next);
    },
    clear() {
      storage.removeItem(storageKey);
      set(noUrlData);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

// Read as the address was: an older release may have written it otherwise, and its target is checked again.
function stored(text: string | null): UrlData {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    const said = Object.entries(value ?? {}).filter(([, each]) => each !== null);
    return urlDataIn(new URLSearchParams(said.map(([name, each]) => [name, String(each)])));
  } catch {
    return noUrlData;
  }
}
