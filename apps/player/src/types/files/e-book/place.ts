/** A place in a book: a part of it, and how far into that. */
export interface BookPlace {
  readonly index: number;
  readonly fraction: number;
}

const start: BookPlace = { index: 0, fraction: 0 };

/** The place that was kept; the beginning for none, or for one that the book does not have. */
export function placeOf(written: string | null, parts: number): BookPlace {
  const [, index, fraction] = /^(\d{1,5}):([01](?:\.\d{1,20})?)$/.exec(written ?? '') ?? [];
  if (index === undefined || Number(index) >= parts) return start;
  return { index: Number(index), fraction: Math.min(1, Number(fraction)) };
}

/** A place as it is kept. */
export function writtenPlace({ index, fraction }: BookPlace): string {
  return `${index}:${Math.min(1, Math.max(0, fraction)).toFixed(4)}`;
}

/** How much of a book is before a place, from 0 to 1. */
export function shareOf({ index, fraction }: BookPlace, parts: number): number {
  return parts === 0 ? 0 : Math.min(1, (index + Math.min(1, Math.max(0, fraction))) / parts);
}
