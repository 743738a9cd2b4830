import { limits } from '@takhti/domain';
import type { Item } from './item.ts';

const { max } = limits.rich_text;
// Room for what reading takes away: escapes, spaces, marks inside of formulas.
const mostOfText = 5 * max;

/**
 * The beginning of a text that no bank takes, still too long for one; null for every other. Files may have any length:
 * what is cut is cut before anything searches in it.
 */
export function beginningOfLong(text: string): string | null {
  if (text.length <= mostOfText) return null;
  const words = text.trim();
  return words.length <= mostOfText ? null : `${words.slice(0, max)}…`;
}

/** An item, of all its texts that no bank takes the beginning. */
export function withinBounds<Found extends Item>(item: Found): Found {
  const all = (value: unknown): unknown => {
    if (typeof value === 'string') return beginningOfLong(value) ?? value;
    if (Array.isArray(value)) return value.map(all);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, all(each)]));
  };
  return all(item) as Found;
}
