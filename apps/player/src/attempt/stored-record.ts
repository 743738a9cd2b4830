import { isRecord } from '@takhti/domain';
import type { TextStorage } from './attempt-store.ts';

/** The record that a browser stores under a name; null if there is none, it is malformed, or the browser refuses. */
export function readStoredRecord(
  storage: () => Pick<TextStorage, 'getItem'>,
  name: string,
): Readonly<Record<string, unknown>> | null {
  try {
    const kept: unknown = JSON.parse(storage().getItem(name) ?? 'null');
    return isRecord(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** Stores a record. A browser that stores nothing (a private window, a full disk) works without it. */
export function writeStoredRecord(
  storage: () => Pick<TextStorage, 'setItem'>,
  name: string,
  value: object | null,
): void {
  try {
    storage().setItem(name, JSON.stringify(value));
  } catch {
    // The caller keeps it in memory while the page is open, or asks again.
  }
}
