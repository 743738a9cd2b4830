/** The audience of a route: everybody, people who are logged out, people who are logged in; or there is no such route. */
export type Access = 'public' | 'logged_out' | 'session' | 'unknown';

interface Visit {
  readonly access: Access;
  readonly pathname: string;
  readonly isLoggedIn: boolean;
  /** Whether the person's address is not confirmed yet: nothing opens before. */
  readonly isUnconfirmed: boolean;
  /** Whether a session ended in this tab, by logging out or by expiry: its page leads to the login, wherever it was. */
  readonly hasEnded: boolean;
}

/** The address to redirect a visit to, or null if the page opens (specification, section 2; C-055, C-056, C-074 to C-076). */
export function redirectOf({ access, pathname, isLoggedIn, isUnconfirmed, hasEnded }: Visit): string | null {
  if (isUnconfirmed && access !== 'public') return '/confirm';
  switch (access) {
    case 'public':
      return null;
    case 'logged_out':
      return isLoggedIn ? '/dashboard' : null;
    case 'session':
    case 'unknown':
      if (!isLoggedIn) return hasEnded || isDashboard(pathname) ? '/' : '/NotFound';
      return access === 'unknown' ? '/NotFound' : null;
    default:
      return access satisfies never;
  }
}

function isDashboard(pathname: string): boolean {
  return pathname === '/dashboard' || pathname.startsWith('/dashboard/');
}
