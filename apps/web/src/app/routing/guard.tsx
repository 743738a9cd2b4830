import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { redirectOf, type Access } from './guards.ts';
import {
  addressAfterLogin,
  deleteReturnAddress,
  isOfPlayer,
  keepReturnAddress,
  readReturnAddress,
  useOptionalUser,
  useSessionEnd,
} from '../session/index.ts';

/** Opens the routes below it to those they are for, and sends everybody else where they belong. */
export function Guard({ access }: { access: Access }) {
  const user = useOptionalUser();
  const ended = useSessionEnd();
  const { pathname, search } = useLocation();
  const isUnconfirmed = user?.is_unconfirmed === 1;
  const target = redirectOf({
    access,
    pathname,
    isLoggedIn: user !== null,
    isUnconfirmed,
    hasEnded: ended !== null,
  });
  const hasArrived = access === 'session' && target === null;
  const mustComeBack = access === 'session' && target === '/' && (ended === null || ended.hasExpired);

  useEffect(() => {
    if (hasArrived) deleteReturnAddress();
    else if (mustComeBack) keepReturnAddress(pathname + search, ended?.user_id ?? null);
  }, [hasArrived, mustComeBack, pathname, search, ended]);

  if (target === null) return <Outlet />;
  const isArriving = access === 'logged_out' && user !== null && !isUnconfirmed;
  const to = isArriving ? addressAfterLogin(readReturnAddress(), user.user_id) : target;
  return isOfPlayer(to) ? <ToPlayer address={to} /> : <Navigate to={to} replace />;
}

/** Leaves for a page that another bundle renders, with a session that the server still takes: there it would not be known. */
function ToPlayer({ address }: { address: string }) {
  useEffect(() => {
    async function go(): Promise<void> {
      const { refreshSession } = await import('../session/session.ts');
      // One that is over leads to the login, from which this is come back to.
      if (!(await refreshSession())) return;
      deleteReturnAddress();
      location.replace(address);
    }
    void go();
  }, [address]);
  return null;
}
