/** How compact a board is. */
export interface Step {
  /** What is given up; `room.css` says what: nothing, the air, what is said twice, the ease of a wide layout. */
  readonly room: 0 | 1 | 2 | 3;
  /** The size of its letters, and of all that is measured by them. */
  readonly fit: number;
}

/**
 * From wide to close, each taking less room than the one before. From `whenNothingFits` on, cards to place are in a strip that goes
 * on sideways, which hides some of them.
 */
export const steps: readonly Step[] = [
  { room: 0, fit: 1 },
  { room: 1, fit: 1 },
  { room: 1, fit: 0.92 },
  { room: 2, fit: 0.92 },
  { room: 2, fit: 0.84 },
  { room: 3, fit: 0.84 },
  { room: 3, fit: 0.84 },
  { room: 3, fit: 0.77 },
  { room: 3, fit: 0.7 },
];

/** Where nothing fits the page scrolls; letters that are read while scrolling need not be the smallest. */
export const whenNothingFits = 6;

/**
 * The first step at which all fits.
 * @param from nothing before it is tried
 * @param isWhole renders the board at a step, and says whether all of it fits
 * @param end the first step that is not tried
 */
export function firstThatFits(
  from: number,
  isWhole: (at: number) => boolean,
  end: number = steps.length,
): number {
  // Most boards fit as they are: then nothing else is tried, for every try lays the page out again.
  if (isWhole(from)) return from;
  let [low, high] = [from + 1, end];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (isWhole(middle)) high = middle;
    else low = middle + 1;
  }
  return low < end ? low : Math.max(from, whenNothingFits);
}
