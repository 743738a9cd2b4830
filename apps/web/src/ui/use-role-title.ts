import { standardRoles, type Role } from '@takhti/domain';
import { isTextKey, textOf, useText } from '../i18n/index.ts';

type Titled = Pick<Role, 'role' | 'title'>;

/** A role's title: translated while it is the one the role was born with, as the institution wrote it otherwise. */
export function roleTitle({ role, title }: Titled, t: typeof textOf = textOf): string {
  const standard = standardRoles.find((each) => each.role === role || each.title === title);
  if (standard?.title !== title) return title;
  const key = `common:roles.${standard.role}`;
  return isTextKey(key) ? t(key) : title;
}

/** The titles of roles in a component, which is rendered again when the language changes. */
export function useRoleTitle(): (role: Titled) => string {
  const t = useText();
  return (role) => roleTitle(role, t);
}
