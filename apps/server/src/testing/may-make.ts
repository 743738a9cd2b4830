import type { Call } from '@takhti/contract';
import { hasRight, Specs, type Right, type Role } from '@takhti/domain';

/** Whether somebody who has a role and no flag of their own may make a call. */
export function mayMake(role: Role, call: Call): boolean {
  if (call.can === 'session') return true;
  const holder = {
    active_role: role,
    is_users_management: 0,
    is_view_cds: 0,
    is_deletion: 0,
    is_jwt_login: 0,
    is_user_access: false,
    is_visitor: false,
    specs: Specs.parse({}),
  } as const;
  return hasRight(holder, call.can as Right);
}
