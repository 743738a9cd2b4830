import { managesAdministrators } from '@takhti/domain';
import { useSession } from '../../app/session/index.ts';

/** Whether the role somebody works in now lets them make administrators and change those who are. */
export function useMayChangeAdmins(): boolean {
  const { user } = useSession();
  const role = user.localRoles.find((each) => each.role === user.active_role);
  return role !== undefined && managesAdministrators(role);
}
