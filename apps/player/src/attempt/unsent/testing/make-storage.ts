import type { UnsentStorage } from '../unsent.ts';

/** A browser's storage; with room for so many letters in a value. */
export function makeStorage(most = Infinity): UnsentStorage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (at) => [...items.keys()][at] ?? null,
    getItem: (name) => items.get(name) ?? null,
    removeItem: (name) => void items.delete(name),
    setItem(name, value) {
      if (value.length > most) throw new Error('QuotaExceededError');
      items.set(name, value);
    },
  };
}
