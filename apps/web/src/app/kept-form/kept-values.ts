/** The values of a form, field by field. */
export type Values = Readonly<Record<string, unknown>>;

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const prefix = 'takhti.form.';

/** The storage key of one person's form. */
export function keptKey(user_id: string, form: string): string {
  return `${prefix}${user_id}.${form}`;
}

/** The fields in which a form differs from how it opened; those that must not be kept are left out. */
export function changedFields(values: Values, initial: Values, withheld: readonly string[] = []): Values {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => !withheld.includes(name) && !isSame(value, initial[name]),
    ),
  );
}

/** Keeps what was changed in a form, or nothing when it is as it opened. */
export function keepFields(store: Store, key: string, changed: Values): void {
  if (Object.keys(changed).length === 0) return store.removeItem(key);
  try {
    store.setItem(key, JSON.stringify(changed));
  } catch {
    // A full store costs the safety net, never the form.
  }
}

/**
 * What was kept of a form, or null. Only fields that it still has, and of the kind that they still have: what an older release
 * kept must not break a newer form. Only what was changed is kept, so what others changed meanwhile stays theirs.
 */
export function keptFields(store: Store, key: string, initial: Values): Values | null {
  let kept: unknown;
  try {
    kept = JSON.parse(store.getItem(key) ?? 'null');
  } catch {
    return null;
  }
  if (typeof kept !== 'object' || kept === null) return null;
  const fields = Object.entries(kept).filter(
    ([name, value]) => Object.hasOwn(initial, name) && isAlike(value, initial[name]),
  );
  const changed = changedFields(Object.fromEntries(fields), initial);
  return Object.keys(changed).length === 0 ? null : changed;
}

/** Deletes all kept forms of a store: the next person at the same computer must not see them. */
export function deleteAllForms(store: Pick<Storage, 'length' | 'key' | 'removeItem'>): void {
  const keys = Array.from({ length: store.length }, (_, index) => store.key(index));
  for (const key of keys) if (key?.startsWith(prefix) === true) store.removeItem(key);
}

function isSame(one: unknown, other: unknown): boolean {
  return Object.is(one, other) || JSON.stringify(one) === JSON.stringify(other);
}

// An empty choice is null, and becomes a word or a number: null is alike to all but lists and things.
function isAlike(kept: unknown, initial: unknown): boolean {
  if (kept === null || initial === null) return typeof (kept ?? initial) !== 'object' || kept === initial;
  return typeof kept === typeof initial && Array.isArray(kept) === Array.isArray(initial);
}
