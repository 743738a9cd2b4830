import { isRecord } from '@takhti/domain';
import type { Shelf } from './attempt-store.ts';

/** What a browser keeps under a name; null where that is nothing, cannot be read, or the browser refuses. */
export function readShelf(
  shelf: () => Pick<Shelf, 'getItem'>,
  name: string,
): Readonly<Record<string, unknown>> | null {
  try {
    const kept: unknown = JSON.parse(shelf().getItem(name) ?? 'null');
    return isRecord(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** Keeps it for later. A browser that keeps nothing (a private window, a full disk) goes on without. */
export function writeShelf(shelf: () => Pick<Shelf, 'setItem'>, name: string, value: object | null): void {
  try {
    shelf().setItem(name, JSON.stringify(value));
  } catch {
    // The caller keeps it in memory as long as the page is open, or asks anew.
  }
}
