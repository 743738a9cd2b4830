import type { PlayedPart } from './played-part.ts';

/** In parts of how many questions a bank is played: usually, what a link may settle, and at most. */
export const partSizes = { usual: 10, choices: [5, 10, 20, 100], most: 100 } as const;

/** Whether a link may settle this size. */
export function isPartSize(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= partSizes.most;
}

/** The part of so many questions that is asked for, the last where there are fewer; null for what is one part altogether. */
export function partOf(
  total: number,
  { number, size }: { readonly number: number; readonly size: number },
): PlayedPart | null {
  // Of eleven questions nobody plays ten, and then one.
  const parts = Math.round(total / size);
  return parts < 2 ? null : { number: Math.min(number, parts), parts, size, total };
}

/** The entries of a list that belong to a part. */
export function inPart<Item>(all: readonly Item[], part: PlayedPart): Item[] {
  return all.slice(endOf(part, part.number - 1), endOf(part, part.number));
}

/** How many questions a part has. */
export function lengthOfPart(part: PlayedPart): number {
  return endOf(part, part.number) - endOf(part, part.number - 1);
}

function endOf({ total, parts }: PlayedPart, number: number): number {
  return Math.floor((number * total) / parts);
}
