import { useCallback, useContext } from 'react';
import { UNSAFE_DataRouterContext, useLocation, useNavigate, useSearchParams } from 'react-router';

type ChangeQuery = (
  change: (now: URLSearchParams) => URLSearchParams,
  options?: { readonly replace?: boolean },
) => void;

/**
 * The query of the address, and what changes it. A change starts from where the router is, which may not be rendered yet: the first
 * of two quick choices stays. A change that comes late, from a search that waited, does not interrupt a navigation to another page.
 */
export function useAddressQuery(): readonly [URLSearchParams, ChangeQuery] {
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  // The hooks return what is rendered; only the router itself knows where it is now.
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const change = useCallback<ChangeQuery>(
    (make, { replace = false } = {}) => {
      if (!router) throw new Error('outside of the router');
      const goal = router.state.navigation.location ?? router.state.location;
      if (goal.pathname !== pathname) return;
      void navigate(`?${make(new URLSearchParams(goal.search)).toString()}`, { replace });
    },
    [router, navigate, pathname],
  );
  return [query, change];
}
