import { ActionIcon, Indicator, type ActionIconProps } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { countNotifications, mostUnread } from '@takhti/contract';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useQueryCall } from '../../app/api/index.ts';
import { useFormat, useText } from '../../i18n/index.ts';
import classes from './notifications.module.css';
import { bellId } from './open-notifications.ts';

/** Renders the panel; it gets the function that closes it. */
export interface BellProps {
  readonly children: (onLeave: () => void) => ReactNode;
}

/** The number on the bell: as much as anybody counts. */
export function UnreadMark({ children }: { children: ReactNode }) {
  const { unread, number } = useUnread();
  return (
    <Indicator
      label={number}
      disabled={unread === 0}
      size={18}
      offset={9}
      color="brick"
      className={classes.indicator}
    >
      {children}
    </Indicator>
  );
}

/** The bell itself; its name contains the number. */
export function BellButton(props: ActionIconProps & ComponentPropsWithRef<'button'>) {
  const t = useText();
  const { unread, number } = useUnread();
  const name =
    unread === 0 ? t('common:header.notifications') : t('common:header.notifications_unread', { number });
  return (
    <ActionIcon id={bellId} variant="subtle" color="ink" size={40} {...props} aria-label={name}>
      <IconBell size={22} />
    </ActionIcon>
  );
}

function useUnread(): { unread: number; number: string } {
  const format = useFormat();
  const counted = useQueryCall(countNotifications, {}, { silent: true });
  const unread = counted.data?.unread ?? 0;
  const number = unread < mostUnread ? format.number(unread) : `${format.number(mostUnread - 1)}+`;
  return { unread, number };
}
