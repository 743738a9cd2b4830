/** Whole numbers from 1 as a short text, `1-3,7`, for forms that carry texts alone. */
export function writeRanges(numbers: Iterable<number>): string {
  const sorted = [...new Set(numbers)].toSorted((a, b) => a - b);
  const ranges: [number, number][] = [];
  for (const number of sorted) {
    const last = ranges.at(-1);
    if (last && last[1] === number - 1) last[1] = number;
    else ranges.push([number, number]);
  }
  return ranges.map(([from, to]) => (from === to ? String(from) : `${from}-${to}`)).join(',');
}

/** The form of such a text. */
export const rangesForm = /^(?:\d{1,5}(?:-\d{1,5})?(?:,\d{1,5}(?:-\d{1,5})?)*)?$/;

/** The numbers that such a text names, none above `most`. */
export function readRanges(text: string, most: number): Set<number> {
  const numbers = new Set<number>();
  if (text === '') return numbers;
  const ranges = text.split(',').map((range) => range.split('-').map(Number));
  // In order, so that no number is come to twice, however many ranges hold it.
  let next = 0;
  for (const [from = 0, to = from] of ranges.toSorted(([a = 0], [b = 0]) => a - b)) {
    for (next = Math.max(next, from); next <= Math.min(to, most); next += 1) numbers.add(next);
  }
  return numbers;
}
