/** A list with one entry at another place; as it was where there is no such place. */
export function movedEntry<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  const entries = list.slice(from, from + 1);
  return entries.length === 0 || to < 0 || to >= list.length
    ? [...list]
    : list.toSpliced(from, 1).toSpliced(to, 0, ...entries);
}
