const storageKey = 'takhti.return_to';

const pagesBehindLogin =
  /^\/(dashboard|content|content-developers|skills|users|switch-role|change-password|profile)(?![\w-])/;

interface ReturnAddress {
  readonly address: string;
  /** Whose address it is; null when it was asked for by somebody not logged in. */
  readonly user_id: string | null;
}

/** Keeps where to go on after a login: for this tab only. */
export function keepReturnAddress(address: string, user_id: string | null): void {
  sessionStorage.setItem(storageKey, JSON.stringify({ address, user_id } satisfies ReturnAddress));
}

export function forgetReturnAddress(): void {
  sessionStorage.removeItem(storageKey);
}

export function readReturnAddress(): string | null {
  return sessionStorage.getItem(storageKey);
}

/** Where somebody goes after their login: back to where they were, but never to where somebody else was; else the dashboard (C-535). */
export function addressAfterLogin(stored: string | null, user_id: string): string {
  try {
    const kept = JSON.parse(stored ?? 'null') as ReturnAddress | null;
    const isTheirs = kept !== null && (kept.user_id === null || kept.user_id === user_id);
    // Only addresses of the studio itself: `//elsewhere` would leave it.
    if (isTheirs && pagesBehindLogin.test(kept.address)) return kept.address;
  } catch {
    // Not JSON: not written by this studio.
  }
  return '/dashboard';
}
