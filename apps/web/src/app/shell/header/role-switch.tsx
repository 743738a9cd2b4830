import { Menu, Text, UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconUserCheck } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { useText } from '../../../i18n/index.ts';
import { ButtonMenu } from '../../../ui/overlays/button-menu.tsx';
import { useRoleTitle } from '../../../ui/use-role-title.ts';
import { changeRole, switchableRoles, useSession } from '../../session/index.ts';
import classes from './header.module.css';

/** The role one works in, with a menu of the others where it can be switched. */
export function RoleSwitch({ isSwitch }: { isSwitch: boolean }) {
  const t = useText();
  const titleOf = useRoleTitle();
  const navigate = useNavigate();
  const { user, role } = useSession();
  const others = switchableRoles(user);

  async function switchTo(code: string): Promise<void> {
    // The call has shown its problem or failure already.
    const switched = await changeRole(code).catch(() => null);
    if (switched) await navigate('/dashboard');
  }

  if (!isSwitch) {
    return (
      <span className={classes.role}>
        <span className={classes.roleTitle}>{titleOf(role)}</span>
      </span>
    );
  }
  return (
    <ButtonMenu
      position="bottom-end"
      width={240}
      button={
        <UnstyledButton
          className={classes.role}
          aria-label={t('common:header.switch_role', { role: titleOf(role) })}
        >
          <span className={classes.roleTitle}>{titleOf(role)}</span>
          <IconChevronDown size={15} aria-hidden="true" />
        </UnstyledButton>
      }
    >
      <Menu.Label>{t('common:header.work_as')}</Menu.Label>
      {others.map((other) => (
        <Menu.Item
          key={other.role}
          leftSection={<IconUserCheck size={18} aria-hidden="true" />}
          onClick={() => void switchTo(other.role)}
        >
          <Text component="span" size="sm" dir="auto">
            {titleOf(other)}
          </Text>
        </Menu.Item>
      ))}
    </ButtonMenu>
  );
}
