/** One column of a chart, in its own units. */
export interface Column {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A zero still has a visible column. */
const least = 2;

/**
 * The columns of a chart of that size, in reading order. The highest value takes all the height; a value above zero always
 * looks different from zero.
 */
export function columnsOf(
  values: readonly number[],
  size: { readonly width: number; readonly height: number; readonly gap: number; readonly isRtl: boolean },
): Column[] {
  const step = size.width / values.length;
  const highest = Math.max(1, ...values);
  return values.map((value, at) => {
    const height = value === 0 ? least : Math.max(2 * least, (value / highest) * size.height);
    const place = size.isRtl ? values.length - 1 - at : at;
    return { x: place * step + size.gap / 2, y: size.height - height, width: step - size.gap, height };
  });
}
