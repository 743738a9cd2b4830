/** A batch for reading, writing or handing over: few and small enough that others do not wait. */
export const piece = { things: 200, bytes: 512 * 1024 } as const;

/**
 * Cuts a list into pieces that each hold nobody up, however long its author made the texts in it. What is heavier than a piece by itself
 * goes alone.
 *
 * @param bytesOf about how much one of them weighs; asked as the pieces are taken
 * @param things that a piece has at most
 * @param bytes that a piece weighs at most
 */
export function* inPieces<T>(
  all: Iterable<T>,
  bytesOf: (thing: T) => number,
  things: number = piece.things,
  bytes: number = piece.bytes,
): Generator<T[]> {
  let some: T[] = [];
  let weight = 0;
  for (const thing of all) {
    const own = bytesOf(thing);
    if (some.length > 0 && (some.length >= things || weight + own > bytes)) {
      yield some;
      some = [];
      weight = 0;
    }
    some.push(thing);
    weight += own;
  }
  if (some.length > 0) yield some;
}
