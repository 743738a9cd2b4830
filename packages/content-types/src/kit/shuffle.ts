/**
 * A stream of numbers in [0, 1) that a seed determines for ever: xmur3 spreads the seed over the state of sfc32.
 * Attempts are replayed from their seed, so that this must never change; not for secrets.
 */
export function randomFrom(seed: string): () => number {
  const next = hashesOf(seed);
  let [a, b, c, d] = [next(), next(), next(), next()];
  return () => {
    const sum = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 4_294_967_296;
  };
}

/** The items in an order that the seed determines (Fisher and Yates); the given list stays as it is. */
export function shuffled<Item>(items: readonly Item[], seed: string): Item[] {
  const random = randomFrom(seed);
  const result = [...items];
  for (let last = result.length - 1; last > 0; last -= 1) {
    const at = Math.floor(random() * (last + 1));
    [result[at], result[last]] = [result[last] as Item, result[at] as Item];
  }
  return result;
}

/** A short hash by which a text is known again; it is kept, so that this must never change. Not for secrets. */
export function shortHash(text: string): string {
  const next = hashesOf(text);
  return [next(), next()].map((part) => part.toString(36)).join('');
}

function hashesOf(seed: string): () => number {
  let hash = 1_779_033_703 ^ seed.length;
  for (let at = 0; at < seed.length; at += 1) {
    hash = Math.imul(hash ^ seed.charCodeAt(at), 3_432_918_353);
    hash = (hash << 13) | (hash >>> 19);
  }
  return () => {
    hash = Math.imul(hash ^ (hash >>> 16), 2_246_822_507);
    hash = Math.imul(hash ^ (hash >>> 13), 3_266_489_909);
    hash ^= hash >>> 16;
    return hash >>> 0;
  };
}
