import type { Board } from '@takhti/domain';

const name = 'takhti.known-boards';

/** Whether the first move of a kind of board was shown on this device. */
export function isKnown(kind: Board['kind']): boolean {
  return known().includes(kind);
}

/** Remembers that it was. */
export function keepKnown(kind: Board['kind']): void {
  try {
    localStorage.setItem(name, [...new Set([...known(), kind])].join(' '));
  } catch {
    // A browser that keeps nothing shows it again.
  }
}

function known(): string[] {
  try {
    return (localStorage.getItem(name) ?? '').split(' ');
  } catch {
    return [];
  }
}
