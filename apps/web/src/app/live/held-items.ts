const held = new Map<string, number>();

/**
 * Keeps what a screen shows of an item as it is when somebody else moves the item: there is unsaved work on it. Gives a
 * function that lets go.
 */
export function holdItem(container_id: string): () => void {
  held.set(container_id, (held.get(container_id) ?? 0) + 1);
  return () => {
    const count = (held.get(container_id) ?? 1) - 1;
    if (count === 0) held.delete(container_id);
    else held.set(container_id, count);
  };
}

/** Whether there is unsaved work on an item. */
export function isHeld(container_id: string): boolean {
  return held.has(container_id);
}
