/**
 * The selectors that style sheets use within `:has()`, also with `>`. For browsers before 2022 `mark-parents.ts` sets a class
 * in their place. The build fails for a selector that is missing here.
 */
export const hasParts = [
  ':checked',
  ':disabled',
  ':focus-visible',
  '.cw',
  '.board-count',
  '[data-dragging]',
  '.game,.game-intro,.game-end',
  '>.targets:not(.targets-single)',
] as const;

/** The mark of what has the part that is at this place of the list. */
export const markOf = (at: number): string => `data-has-${at}`;
