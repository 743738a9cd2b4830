/** Vertical position of an element in the window. */
export interface Span {
  readonly top: number;
  readonly bottom: number;
}

const gap = 8;
/** The part of the window that the header covers. */
const header = 64;

/**
 * By how much toasts at the bottom of the window are lifted so that they leave what is typed in sight: above the field, and where there
 * is no room above it, away from the line that is written, or else to the top.
 */
export function liftOver(at: {
  readonly field: Span;
  readonly caret: Span | null;
  /** Of all toasts together. */
  readonly height: number;
  readonly window: number;
}): number {
  const { field, caret, height, window } = at;
  const first = window - height - gap;
  const isCovered = ({ top, bottom }: Span): boolean => bottom > first && top < window;
  if (!isCovered(field)) return 0;
  const hasRoomAbove = field.top - height - gap > header;
  if (hasRoomAbove) return window - field.top;
  if (caret && !isCovered(caret)) return 0;
  return Math.max(0, window - height - header);
}
