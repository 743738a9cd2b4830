import { Badge, Group } from '@mantine/core';
import type { RoleGrant } from '@takhti/domain';
import { useFormat, useText } from '../../i18n/index.ts';
import { useRoleTitle } from '../../ui/index.ts';

interface RoleBadgesProps {
  /** In their order. */
  readonly codes: readonly string[];
  readonly roles: readonly RoleGrant[];
}

const most = 2;

/** The roles somebody holds: the first ones by name, the rest by number, all of them on pointing there. */
export function RoleBadges({ codes, roles }: RoleBadgesProps) {
  const t = useText();
  const format = useFormat();
  const titleOf = useRoleTitle();
  // A role's title is known once the roles have been loaded; its code says enough until then.
  const titles = codes.map((code) =>
    titleOf(roles.find(({ role }) => role === code) ?? { role: code, title: code }),
  );
  const rest = titles.slice(most);
  return (
    <Group gap={4}>
      {titles.slice(0, most).map((title) => (
        <Badge key={title} variant="light" color="ink" tt="none" fw={500}>
          {title}
        </Badge>
      ))}
      {rest.length > 0 && (
        <Badge variant="light" color="sand" tt="none" fw={500} title={format.list(rest)}>
          {t('people:more_roles', { count: rest.length })}
        </Badge>
      )}
    </Group>
  );
}
