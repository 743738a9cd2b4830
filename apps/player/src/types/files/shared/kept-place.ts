/** The last place in long content, stored in the browser; null if it stores nothing. */
export interface KeptPlace {
  readonly read: () => string | null;
  readonly keep: (place: string) => void;
  readonly clear: () => void;
}

const most_kept = 50;
const prefix = 'takhti:place:';
/** The names of the files with a stored place, the latest last. */
const order = 'takhti:places';

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
        kept.setItem(name, place);
        const names = namesIn(kept);
        if (names.at(-1) === name) return;
        const latest = [...names.filter((each) => each !== name), name];
        for (const oldest of latest.slice(0, -most_kept)) kept.removeItem(oldest);
        kept.setItem(order, latest.slice(-most_kept).join(' '));
      }),
    clear: () => void guarded(() => storage().removeItem(name)),
  };
}

function namesIn(storage: Storage): readonly string[] {
  return (storage.getItem(order) ?? '').split(' ').filter((name) => name.startsWith(prefix));
}
