/** Where somebody was in something long, kept in their browser alone; nothing where that keeps nothing. */
export interface KeptPlace {
  readonly read: () => string | null;
  readonly keep: (place: string) => void;
  readonly forget: () => void;
}

const most_kept = 50;
const prefix = 'takhti:place:';

/**
 * Keeps the place in one file.
 * @param storage may refuse, as browsers do in frames of other sites
 * @param address its address; the signature changes from week to week, and does not count
 */
export function createKeptPlace(storage: () => Storage, address: string): KeptPlace {
  const name = prefix + address.replace(/[?#].*$/, '');
  const guarded = <Value>(work: () => Value): Value | null => {
    try {
      return work();
    } catch {
      return null;
    }
  };
  return {
    read: () => guarded(() => storage().getItem(name)),
    keep: (place) =>
      void guarded(() => {
        const kept = storage();
        const others = Object.keys(kept).filter((key) => key.startsWith(prefix) && key !== name);
        for (const key of others.slice(0, Math.max(0, others.length + 1 - most_kept))) kept.removeItem(key);
        kept.setItem(name, place);
      }),
    forget: () => void guarded(() => storage().removeItem(name)),
  };
}
