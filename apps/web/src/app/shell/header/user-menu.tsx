import { Avatar, Menu, Text, UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconKey, IconLogout, IconUserCheck, IconUserCircle } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useText } from '../../../i18n/index.ts';
import { ButtonMenu } from '../../../ui/overlays/button-menu.tsx';
import { logOut, useSession } from '../../session/index.ts';
import classes from './header.module.css';
import type { UserMenuEntry } from '../layout-of.ts';

const ways = {
  profile: { to: '/profile', icon: IconUserCircle, label: 'common:header.profile' },
  change_password: { to: '/change-password', icon: IconKey, label: 'common:header.change_password' },
  switch_role: { to: '/switch-role', icon: IconUserCheck, label: 'common:header.switch_role_entry' },
} as const;

/** The person, their institution, and what concerns themselves. */
export function UserMenu({ entries }: { entries: readonly UserMenuEntry[] }) {
  const { user } = useSession();
  // In user access this is still the menu of the person who is logged in.
  const name = user.isUserAccess === 1 ? user.viewer_full_name : user.full_name;
  return (
    <ButtonMenu
      position="bottom-end"
      width={248}
      button={
        <UnstyledButton className={classes.user}>
          <Avatar size={32} color="accent" name={name} variant="light" aria-hidden="true" />
          <Text component="span" size="sm" fw={550} className={classes.userName} dir="auto">
            {name}
          </Text>
          <IconChevronDown size={16} aria-hidden="true" className={classes.chevron} />
        </UnstyledButton>
      }
    >
      <Menu.Label className={classes.who}>
        <Text size="sm" fw={600}>
          <bdi>{name}</bdi>
        </Text>
        <Text size="xs" c="dimmed">
          <bdi>{user.institution_title}</bdi>
        </Text>
      </Menu.Label>
      <Menu.Divider />
      {entries.map((entry) => (
        <Entry key={entry} entry={entry} />
      ))}
    </ButtonMenu>
  );
}

function Entry({ entry }: { entry: UserMenuEntry }) {
  const t = useText();
  if (entry === 'log_out') {
    return (
      <Menu.Item
        leftSection={<IconLogout size={18} data-points aria-hidden="true" />}
        onClick={() => void logOut()}
      >
        {t('common:header.log_out')}
      </Menu.Item>
    );
  }
  const { to, icon: EntryIcon, label } = ways[entry];
  return (
    <Menu.Item component={Link} to={to} leftSection={<EntryIcon size={18} aria-hidden="true" />}>
      {t(label)}
    </Menu.Item>
  );
}
