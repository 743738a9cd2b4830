import { sql, type RawBuilder, type SqlBool } from 'kysely';

const isAdmin = sql<SqlBool>`('admin' in (lower(roles.role), lower(roles.title)))`;
const isTeacher = sql<SqlBool>`(roles.role = 'teacher')`;
const isDeveloper = sql<SqlBool>`(roles.level is null and roles.role <> 'teacher')`;

/**
 * The rules of roles and rights (`domain/people`) where rows are chosen by them, said of the row of `roles` and, where a flag of
 * a person decides, of `users`. A test compares each with the domain's own.
 */
export const roleConditions = {
  isAdmin,
  isTeacher,
  isDeveloper,
  mayManageUsers: sql<SqlBool>`(${isAdmin} or (roles.role = 'cr3' and users.is_users_management = 1))`,
  mayReadTalks: sql<SqlBool>`(${isTeacher} or ${isAdmin})`,
};

/** Whether a row of `users` holds a role of some kind, whichever role the person works in now. */
export function holdsRole(isOfKind: RawBuilder<SqlBool>): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (
    select 1 from user_roles
    join roles on roles.institution_id = user_roles.institution_id and roles.role = user_roles.role
    where user_roles.institution_id = users.institution_id and user_roles.user_id = users.user_id
      and ${isOfKind})`;
}
