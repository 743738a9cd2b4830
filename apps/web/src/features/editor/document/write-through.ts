/**
 * Writes a changed copy into a draft place by place, so that only what differs becomes a patch: typing in one card is then
 * undone as typing in that card.
 */
export function writeThrough(draft: object, next: object): void {
  for (const key of Reflect.ownKeys(draft)) {
    if (!Object.hasOwn(next, key)) Reflect.deleteProperty(draft, key);
  }
  for (const key of Reflect.ownKeys(next)) {
    const was: unknown = Reflect.get(draft, key);
    const is: unknown = Reflect.get(next, key);
    if (was === is) continue;
    if (isTree(was) && isTree(is) && isAlike(was, is)) writeThrough(was, is);
    else Reflect.set(draft, key, is);
  }
}

/** Whether one can be written into the other: a list only into one of the same length, for its entries may have moved. */
function isAlike(was: object, is: object): boolean {
  if (!Array.isArray(was) || !Array.isArray(is)) return Array.isArray(was) === Array.isArray(is);
  return was.length === is.length;
}

function isTree(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
