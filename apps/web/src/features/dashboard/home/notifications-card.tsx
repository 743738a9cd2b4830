import { Text, UnstyledButton } from '@mantine/core';
import type { readHome, ReplyOf } from '@takhti/contract';
import type { NotificationKind } from '@takhti/domain';
import { Link } from 'react-router';
import { binPath } from '../../../app/routing/bin-path.ts';
import { useText } from '../../../i18n/index.ts';
import { openNotifications } from '../../notifications/index.ts';
import { HomeCard } from './home-card.tsx';
import classes from './home.module.css';
import { listPaths } from '../status-lists.ts';

/**
 * The list that shows the content of a notification; content with new comments may be in any list. Content that one level
 * approved has moved on, some of it through several lists: the bell names each.
 */
const lists: Readonly<Record<NotificationKind, string | (() => void) | null>> = {
  waits: listPaths.w,
  sent_back: listPaths.s,
  set_in_draft: listPaths.d,
  set_aside: binPath,
  approved: openNotifications,
  published: listPaths.a,
  commented: null,
  answered: null,
  requests_settled: listPaths.r,
  bot_worry: openNotifications,
  bot_reported: openNotifications,
};

/** Events since yesterday, by kind, each leading to its list. */
export function NotificationsCard({ notified }: { notified: ReplyOf<typeof readHome>['notified'] }) {
  const t = useText();
  return (
    <HomeCard title={t('dashboard:home.notified.title')}>
      {notified.length === 0 && <Text c="dimmed">{t('dashboard:home.notified.nothing')}</Text>}
      <ul className={classes.notified}>
        {notified.map(({ kind, count }) => {
          const words = t(`dashboard:home.notified.${kind}`, { count });
          const way = lists[kind];
          return (
            <li key={kind}>
              {way === null && words}
              {typeof way === 'string' && (
                <Link to={way} className={classes.link}>
                  {words}
                </Link>
              )}
              {typeof way === 'function' && (
                <UnstyledButton className={classes.link} onClick={way}>
                  {words}
                </UnstyledButton>
              )}
            </li>
          );
        })}
      </ul>
    </HomeCard>
  );
}
