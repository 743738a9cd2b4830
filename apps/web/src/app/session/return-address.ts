import { storedReturnName, type ReturnAddress } from '@takhti/domain';

const pagesBehindLogin =
  /^\/(dashboard|content|content-developers|skills|users|switch-role|change-password|profile)(?![\w-])/;

/** Pages of learners that ask who somebody is. */
const pagesOfPlayer = /^\/player\/(ai-bot\/play|competition)(?![\w/-])/;

/** Keeps where to continue after a login: for this tab only. */
export function keepReturnAddress(address: string, user_id: string | null): void {
  sessionStorage.setItem(storedReturnName, JSON.stringify({ address, user_id } satisfies ReturnAddress));
}

export function deleteReturnAddress(): void {
  sessionStorage.removeItem(storedReturnName);
}

export function readReturnAddress(): string | null {
  return sessionStorage.getItem(storedReturnName);
}

/** The page after a login: the one before it if it was the same person's, else the dashboard (C-535). */
export function addressAfterLogin(stored: string | null, user_id: string): string {
  try {
    const kept = JSON.parse(stored ?? 'null') as ReturnAddress | null;
    const isTheirs = kept !== null && (kept.user_id === null || kept.user_id === user_id);
    // Only addresses of our own: `//elsewhere` would leave it.
    if (isTheirs && (pagesBehindLogin.test(kept.address) || isOfPlayer(kept.address))) return kept.address;
  } catch {
    // Not JSON: not written by this studio.
  }
  return '/dashboard';
}

/** Whether an address is a page of the player, which another bundle renders. */
export function isOfPlayer(address: string): boolean {
  return pagesOfPlayer.test(address);
}
