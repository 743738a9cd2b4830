interface Space {
  readonly width: number;
  readonly height: number;
}

/** A card is a little wider than high, so that a word stays whole. */
const shape = 1.35;

/** How many columns let cards of one size come nearest to their shape; a row that is not full costs. */
export function columnsFor(count: number, { width, height }: Space): number {
  const all = Array.from({ length: Math.max(1, Math.min(8, count)) }, (_, at) => at + 1);
  const costOf = (columns: number): number => {
    const rows = Math.ceil(count / columns);
    const off = Math.abs(Math.log(width / columns / (height / rows) / shape));
    return off + ((columns * rows - count) / Math.max(1, count)) * 6;
  };
  return all.toSorted((one, other) => costOf(one) - costOf(other))[0] ?? 1;
}
