import { Button, Text, Title } from '@mantine/core';
import { IconChecks } from '@tabler/icons-react';
import { useState } from 'react';
import { useText } from '../../i18n/index.ts';
import { ErrorState, Pager, SkeletonRows } from '../../ui/index.ts';
import { DailyMailSwitch } from './daily-mail-switch.tsx';
import { NotificationRow } from './notification-row.tsx';
import classes from './notifications.module.css';
import { useNotifications } from './use-notifications.ts';

/** The person's notifications, newest first. */
export function NotificationPanel({ onLeave }: { onLeave: () => void }) {
  const t = useText();
  const [page, setPage] = useState(1);
  const { list, readAll, readOne } = useNotifications(page);
  return (
    <div className={classes.panel}>
      <div className={classes.head}>
        <Title order={2} size="h4" className={classes.title}>
          {t('notifications:title')}
        </Title>
        {list.data && list.data.unread > 0 && (
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<IconChecks size={16} aria-hidden="true" />}
            onClick={() => void readAll()}
          >
            {t('notifications:read_all')}
          </Button>
        )}
      </div>
      {/* What scrolls can be reached by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={classes.scroll} tabIndex={0} role="region" aria-label={t('notifications:title')}>
        {list.isPending && <SkeletonRows rows={3} />}
        {list.isLoadingError && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
        {list.data?.total === 0 && (
          <Text c="dimmed" ta="center" p="xl">
            {t('notifications:empty')}
          </Text>
        )}
        <ul className={classes.list}>
          {list.data?.records.map((each) => (
            <NotificationRow
              key={each.notification_id}
              notification={each}
              onRead={() => void readOne(each)}
              onLeave={onLeave}
            />
          ))}
        </ul>
        {list.data && (
          <div className={classes.pager}>
            <Pager page={page} total={list.data.total} onPage={setPage} />
          </div>
        )}
      </div>
      <div className={classes.mail}>
        <DailyMailSwitch />
      </div>
    </div>
  );
}
