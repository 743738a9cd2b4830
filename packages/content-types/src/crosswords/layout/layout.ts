import { areaOf, Grid, heightOf, placeOf, widthOf, type Bounds, type Spot, type Word } from './grid.ts';

/** The place of a word of the list; rows and columns from 0. */
export interface PlacedWord {
  /** Its place in the list. */
  readonly word: number;
  readonly row: number;
  readonly column: number;
  readonly is_down: boolean;
}

/** Words put together. */
export interface Layout {
  readonly rows: number;
  readonly columns: number;
  readonly crossings: number;
  readonly placed: readonly PlacedWord[];
  /** Those of the list that cross nothing. */
  readonly left_out: readonly number[];
}

const nothing: Layout = { rows: 0, columns: 0, crossings: 0, placed: [], left_out: [] };

/**
 * So many grids are looked at, in a fair share from each word that can come first: ordinary words need fewer, and words of the same few
 * letters, which cross everywhere, would keep a server busy for seconds.
 */
const mostLooked = 12_000;

// Few words leave time to try more than the best spot of each: the smallest grid may begin with a worse one.
const spotsTried = (words: number): number => (words <= 5 ? 6 : words === 6 ? 3 : words === 7 ? 2 : 1);

interface Best {
  readonly spots: readonly Spot[];
  readonly bounds: Bounds;
  readonly crossings: number;
}

/**
 * Puts words together so that as many as can be cross, with the most crossings, in the smallest grid: in every order that they
 * can be put down in, up to a limit. The same words always give the same grid. Words that cross nothing are left out; with fewer than two that
 * cross, nothing is placed.
 */
export function layOut(words: readonly Word[]): Layout {
  const all = words.map((_word, at) => at);
  const grid = new Grid(words);
  const tried = spotsTried(words.length);
  const seen = new Set<string>();
  const share = Math.ceil(mostLooked / words.length);
  let looked = 0;
  let best: Best | null = null;

  function search(spots: readonly Spot[], left: readonly number[], bounds: Bounds, crossings: number): void {
    const state = stateOf(spots, bounds);
    if (seen.has(state) || looked >= share) return;
    seen.add(state);
    looked += 1;
    let isFull = true;
    for (const word of left) {
      const next = bestOf(grid.spotsOf(word, bounds), tried);
      if (next.length > 0) isFull = false;
      for (const spot of next) {
        grid.put(spot);
        search(
          [...spots, spot],
          left.filter((each) => each !== word),
          spot.bounds,
          crossings + spot.crossings,
        );
        grid.take(spot);
      }
    }
    const here = { spots, bounds, crossings };
    if (isFull && isBetter(here, best)) best = here;
  }

  for (const word of all) {
    if ((words[word]?.length ?? 0) === 0) continue;
    looked = 0;
    const spot = grid.first(word);
    grid.put(spot);
    search(
      [spot],
      all.filter((each) => each !== word),
      spot.bounds,
      0,
    );
    grid.take(spot);
  }
  return best === null || (best as Best).spots.length < 2
    ? { ...nothing, left_out: all }
    : layoutOf(best, all);
}

// Two orders that lead to the same grid continue alike from there.
function stateOf(spots: readonly Spot[], bounds: Bounds): string {
  const places: number[] = [];
  for (const spot of spots) {
    const { row, column } = placeOf(spot, bounds);
    places[spot.word] = 1 + (row * 128 + column) * 2 + spot.direction;
  }
  return String.fromCharCode(...places);
}

function bestOf(spots: Spot[], tried: number): readonly Spot[] {
  const [first, ...others] = spots;
  if (!first || tried > 1) return spots.toSorted(bySpot).slice(0, tried);
  return [others.reduce((best, spot) => (bySpot(spot, best) < 0 ? spot : best), first)];
}

function bySpot(one: Spot, other: Spot): number {
  return (
    other.crossings - one.crossings ||
    areaOf(one.bounds) - areaOf(other.bounds) ||
    longestOf(one.bounds) - longestOf(other.bounds) ||
    one.start - other.start
  );
}

function isBetter(one: Best, other: Best | null): boolean {
  if (!other) return true;
  const difference =
    one.spots.length - other.spots.length ||
    one.crossings - other.crossings ||
    areaOf(other.bounds) - areaOf(one.bounds) ||
    longestOf(other.bounds) - longestOf(one.bounds);
  return difference > 0;
}

function longestOf(bounds: Bounds): number {
  return Math.max(heightOf(bounds), widthOf(bounds));
}

function layoutOf({ spots, bounds, crossings }: Best, all: readonly number[]): Layout {
  // Phones are higher than wide: of a grid and its mirror image the narrower one is taken.
  const isTurned = widthOf(bounds) > heightOf(bounds);
  const [rows, columns] = [heightOf(bounds), widthOf(bounds)];
  const placed = spots
    .map((spot): PlacedWord => {
      const { row, column } = placeOf(spot, bounds);
      const is_down = spot.direction === 1;
      return isTurned
        ? { word: spot.word, row: column, column: row, is_down: !is_down }
        : { word: spot.word, row, column, is_down };
    })
    .toSorted((one, other) => one.word - other.word);
  const known = new Set(placed.map(({ word }) => word));
  return {
    rows: isTurned ? columns : rows,
    columns: isTurned ? rows : columns,
    crossings,
    placed,
    left_out: all.filter((word) => !known.has(word)),
  };
}
