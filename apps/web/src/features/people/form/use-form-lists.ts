import { listRoles, listSchools } from '@takhti/contract';
import type { RoleGrant, School } from '@takhti/domain';
import { useQueryCall } from '../../../app/api/index.ts';

interface FormLists {
  readonly lists: { readonly roles: readonly RoleGrant[]; readonly schools: readonly School[] } | null;
  readonly error: Error | null;
  readonly reload: () => void;
}

/** The choices in a form of a person. */
export function useFormLists(): FormLists {
  const roles = useQueryCall(listRoles, {});
  const schools = useQueryCall(listSchools, {});
  return {
    lists: roles.data && schools.data ? { roles: roles.data.records, schools: schools.data.records } : null,
    error: roles.isLoadingError ? roles.error : schools.isLoadingError ? schools.error : null,
    reload: () => {
      void roles.refetch();
      void schools.refetch();
    },
  };
}
