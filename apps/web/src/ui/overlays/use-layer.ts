import { useLayoutEffect, useState, useSyncExternalStore } from 'react';

// Below what hangs from a field, which the library puts at 300.
const lowest = 200;
/** Kept when it closes, for it is seen until it has faded. */
const layers = new WeakMap<object, number>();
const open = new Set<object>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function put(overlay: object): () => void {
  const others = [...open].map((other) => layers.get(other) ?? lowest);
  layers.set(overlay, Math.max(lowest - 1, ...others) + 1);
  open.add(overlay);
  for (const listener of listeners) listener();
  return () => void open.delete(overlay);
}

/**
 * The z-index of a dialog or drawer: above those that are open when it opens. By itself each is where it was mounted first, and a
 * dialog that was opened once on the page would come to be below a drawer that opens it again.
 */
export function useLayer(isOpen: boolean): number {
  const [overlay] = useState(() => ({}));
  useLayoutEffect(() => (isOpen ? put(overlay) : undefined), [overlay, isOpen]);
  const layerNow = (): number => layers.get(overlay) ?? lowest;
  return useSyncExternalStore(subscribe, layerNow, layerNow);
}
