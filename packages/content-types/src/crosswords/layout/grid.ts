/** A word letter by letter. */
export type Word = readonly string[];

// Wide enough for any way of putting the words together, whichever of them comes first.
const SIDE = 256;
const CENTRE = (SIDE / 2) * SIDE + SIDE / 2;
/** From a cell to the next one: across, and down. */
export const steps = [1, SIDE] as const;
export type Direction = 0 | 1;

/** A word where it could be, and what that would come to. */
export interface Spot {
  readonly word: number;
  readonly start: number;
  readonly direction: Direction;
  readonly crossings: number;
  readonly bounds: Bounds;
}

export interface Bounds {
  readonly top: number;
  readonly bottom: number;
  readonly first: number;
  readonly last: number;
}

const rowOf = (cell: number): number => Math.floor(cell / SIDE);
const columnOf = (cell: number): number => cell % SIDE;
/** How many rows are within bounds. */
export const heightOf = ({ top, bottom }: Bounds): number => bottom - top + 1;
/** How many columns are within bounds. */
export const widthOf = ({ first, last }: Bounds): number => last - first + 1;
/** How many cells are within bounds. */
export const areaOf = (bounds: Bounds): number => heightOf(bounds) * widthOf(bounds);

/** The row and column of a spot within its bounds. */
export function placeOf({ start }: Spot, { top, first }: Bounds): { row: number; column: number } {
  return { row: rowOf(start) - top, column: columnOf(start) - first };
}

/** A grid in which words are put and taken away again while the best way is searched. */
export class Grid {
  // 0 is an empty cell; a letter's number is one more than its place among all letters.
  readonly #letters = new Uint8Array(SIDE * SIDE);
  // Which directions a cell is written in: 1 across, 2 down.
  readonly #used = new Uint8Array(SIDE * SIDE);
  readonly #filled: number[] = [];
  readonly #words: readonly (readonly number[])[];

  constructor(words: readonly Word[]) {
    const known = [...new Set(words.flat())];
    this.#words = words.map((word) => word.map((letter) => known.indexOf(letter) + 1));
  }

  /** The spot in which a word is alone. */
  first(word: number): Spot {
    return this.#spot(word, CENTRE, 0, 0, null);
  }

  put({ word, start, direction }: Spot): void {
    this.#words[word]?.forEach((letter, at) => {
      const cell = start + at * steps[direction];
      if (this.#letters[cell] === 0) this.#filled.push(cell);
      this.#letters[cell] = letter;
      this.#used[cell] = this.#usedIn(cell) | (1 << direction);
    });
  }

  /** Undoes the last `put`. */
  take({ word, start, direction }: Spot): void {
    this.#words[word]?.forEach((_letter, at) => {
      const cell = start + at * steps[direction];
      this.#used[cell] = this.#usedIn(cell) & ~(1 << direction);
      if (this.#used[cell] !== 0) return;
      this.#letters[cell] = 0;
      this.#filled.pop();
    });
  }

  /** Every spot in which a word crosses what is there. */
  spotsOf(word: number, bounds: Bounds): Spot[] {
    const letters = this.#words[word] ?? [];
    const spots: Spot[] = [];
    for (const cell of this.#filled)
      for (let at = 0; at < letters.length; at += 1) {
        if (letters[at] !== this.#letters[cell]) continue;
        const direction: Direction = this.#used[cell] === 1 ? 1 : 0;
        if (this.#used[cell] === 3) continue;
        const start = cell - at * steps[direction];
        const crossings = this.#crossings(letters, start, direction, at);
        if (crossings > 0) spots.push(this.#spot(word, start, direction, crossings, bounds));
      }
    return spots;
  }

  #usedIn(cell: number): number {
    return this.#used[cell] ?? 0;
  }

  // How many words it would cross there, counted at the first of them; 0 where it cannot be, as letters differ or would be
  // side by side.
  #crossings(letters: readonly number[], start: number, direction: Direction, first: number): number {
    const step = steps[direction];
    const aside = steps[direction === 0 ? 1 : 0];
    if (this.#letters[start - step] !== 0 || this.#letters[start + letters.length * step] !== 0) return 0;
    let crossings = 0;
    for (let at = 0; at < letters.length; at += 1) {
      const cell = start + at * step;
      const there = this.#letters[cell];
      if (there === 0) {
        if (this.#letters[cell - aside] !== 0 || this.#letters[cell + aside] !== 0) return 0;
      } else {
        if (at < first || there !== letters[at] || (this.#usedIn(cell) & (1 << direction)) !== 0) return 0;
        crossings += 1;
      }
    }
    return crossings;
  }

  #spot(word: number, start: number, direction: Direction, crossings: number, around: Bounds | null): Spot {
    const end = start + ((this.#words[word]?.length ?? 1) - 1) * steps[direction];
    const own = { top: rowOf(start), bottom: rowOf(end), first: columnOf(start), last: columnOf(end) };
    const bounds = around
      ? {
          top: Math.min(own.top, around.top),
          bottom: Math.max(own.bottom, around.bottom),
          first: Math.min(own.first, around.first),
          last: Math.max(own.last, around.last),
        }
      : own;
    return { word, start, direction, crossings, bounds };
  }
}
