import { useLocation } from 'react-router';
import { useIsBuilt } from '../routing/built-paths.ts';
import { useUrlData } from '../launch/index.ts';
import { switchableRoles, useSession } from '../session/index.ts';
import { useIsPhone } from '../../ui/index.ts';
import { usePageHandle } from '../routing/use-page.ts';
import { layoutOf, type Layout } from './layout-of.ts';

/** The frame of the open page, for the logged-in person and this window. */
export function useLayout(): Layout {
  const { user, holder } = useSession();
  const urlData = useUrlData();
  const isBuilt = useIsBuilt();
  const { pathname } = useLocation();
  const isEditor = usePageHandle()?.isEditor ?? false;
  // The theme's breakpoint `sm`; known before the first render, so that nothing jumps.
  const isNarrow = useIsPhone();
  return layoutOf({
    holder,
    institution_id: user.institution_id,
    has_other_roles: switchableRoles(user).length > 0,
    is_jwt_login: user.jwtLogin === 1,
    urlData,
    page: { path: pathname, isEditor },
    isNarrow,
    isBuilt,
  });
}
