/**
 * What style sheets ask whether something has it in it, or right in it (`>`): browsers before 2022 are told by a mark, which `mark-parents.ts`
 * sets. A style sheet that asks for something else is not built: it belongs in here.
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

/** The mark of what has the part that stands at this place of the list. */
export const markOf = (at: number): string => `data-has-${at}`;
