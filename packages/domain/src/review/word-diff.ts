/** A part of two texts: in both, only in the old one, or only in the new one. */
export interface DiffPart<Piece> {
  readonly kind: 'same' | 'removed' | 'added';
  readonly pieces: readonly Piece[];
}

/** Beyond this the table of the comparison would take too long: all that differs is one change then. */
const mostCells = 4_000_000;

const cutter = new Intl.Segmenter('ur', { granularity: 'word' });

/** Splits a text into words, with the spaces and signs between them. */
export function splitWords(text: string): string[] {
  return Array.from(cutter.segment(text), ({ segment }) => segment);
}

/**
 * What was taken out of a row of words and what was put in, in reading order: nothing is turned round for languages that are
 * written from right to left. What is removed is before what is added in its place.
 * @param keyOf what makes two pieces the same
 */
export function wordDiff<Piece>(
  before: readonly Piece[],
  after: readonly Piece[],
  keyOf: (piece: Piece) => string = String,
): DiffPart<Piece>[] {
  const [old, fresh] = [before.map(keyOf), after.map(keyOf)];
  let start = 0;
  while (start < old.length && start < fresh.length && old[start] === fresh[start]) start += 1;
  let end = 0;
  while (end < old.length - start && end < fresh.length - start && old.at(-1 - end) === fresh.at(-1 - end))
    end += 1;

  const parts: DiffPart<Piece>[] = [];
  const add = (kind: DiffPart<Piece>['kind'], pieces: readonly Piece[]): void => {
    const last = parts.at(-1);
    if (pieces.length === 0) return;
    if (last?.kind === kind) parts.splice(-1, 1, { kind, pieces: [...last.pieces, ...pieces] });
    else parts.push({ kind, pieces });
  };
  add('same', before.slice(0, start));
  const [oldTo, freshTo] = [old.length - end, fresh.length - end];
  let [from, to] = [start, start];
  for (const [at, into] of wordPairs(old.slice(start, oldTo), fresh.slice(start, freshTo))) {
    add('removed', before.slice(from, start + at));
    add('added', after.slice(to, start + into));
    add('same', before.slice(start + at, start + at + 1));
    [from, to] = [start + at + 1, start + into + 1];
  }
  add('removed', before.slice(from, oldTo));
  add('added', after.slice(to, freshTo));
  add('same', before.slice(oldTo));
  return parts;
}

// A space alone that both have between two changes would only cut one change of several words into many.
function wordPairs(old: readonly string[], fresh: readonly string[]): (readonly [number, number])[] {
  const pairs = commonPairs(old, fresh);
  return pairs.filter(([at, into], index) => {
    if (old[at]?.trim() !== '') return true;
    const [before, after] = [pairs[index - 1], pairs[index + 1]];
    const follows = before?.[0] === at - 1 && before[1] === into - 1;
    const leads = after?.[0] === at + 1 && after[1] === into + 1;
    return follows || leads;
  });
}

/** The places of a longest row of words that both have, in order. */
function commonPairs(old: readonly string[], fresh: readonly string[]): (readonly [number, number])[] {
  const width = fresh.length + 1;
  if ((old.length + 1) * width > mostCells) return [];
  const longest = new Uint32Array((old.length + 1) * width);
  const at = (i: number, j: number): number => longest[i * width + j] ?? 0;
  for (let i = old.length - 1; i >= 0; i -= 1) {
    for (let j = fresh.length - 1; j >= 0; j -= 1) {
      longest[i * width + j] =
        old[i] === fresh[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const pairs: (readonly [number, number])[] = [];
  let [i, j] = [0, 0];
  while (i < old.length && j < fresh.length) {
    if (old[i] === fresh[j]) {
      pairs.push([i, j]);
      i += 1;
      j += 1;
    } else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  }
  return pairs;
}
