import { noUrlData, type UrlData } from './url-data.ts';

const storageKey = 'takhti.url_data';

export interface UrlStore {
  state(): UrlData;
  keep(urlData: UrlData): void;
  /** Logging out ends the visit from the LMS, too. */
  forget(): void;
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
    forget() {
      storage.removeItem(storageKey);
      set(noUrlData);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

// Written by this tab alone, from what was parsed: only an older release can have written it otherwise.
function stored(text: string | null): UrlData {
  try {
    const value = JSON.parse(text ?? 'null') as Partial<UrlData> | null;
    return { ...noUrlData, ...value };
  } catch {
    return noUrlData;
  }
}
