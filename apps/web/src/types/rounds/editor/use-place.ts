import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import { addressOf, placeIn, type Place } from './addresses.ts';

/** What is open in the builder, and the ways to elsewhere in the same game. */
export function usePlace() {
  const { part } = useParams();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const place = useMemo(() => placeIn(part, query), [part, query]);
  const to = useCallback((next: Place) => addressOf(pathname, query, next), [pathname, query]);
  const go = useCallback(
    (next: Place, isReplacing = false) => void navigate(to(next), { replace: isReplacing }),
    [navigate, to],
  );
  return { place, to, go };
}
