import { ActionIcon, ThemeIcon } from '@mantine/core';
import {
  IconAlertTriangle,
  IconArrowBackUp,
  IconCheck,
  IconCircleCheck,
  IconClipboardText,
  IconFlag,
  IconHourglass,
  IconListCheck,
  IconMessageCircle,
  IconMessageReply,
  IconTrash,
  IconWorldCheck,
  type Icon,
} from '@tabler/icons-react';
import type { Notification } from '@takhti/contract';
import { isolated, type NotificationKind } from '@takhti/domain';
import { Link } from 'react-router';
import { binPath } from '../../app/routing/bin-path.ts';
import { editorPath } from '../../app/routing/content-paths.ts';
import { useSession } from '../../app/session/index.ts';
import { useText } from '../../i18n/index.ts';
import { ContentTitle, RelativeTime, Hint } from '../../ui/index.ts';
import classes from './notifications.module.css';

const looks: Readonly<Record<NotificationKind, { icon: Icon; color: string; points?: true }>> = {
  waits: { icon: IconHourglass, color: 'saffron' },
  sent_back: { icon: IconArrowBackUp, color: 'brick', points: true },
  set_in_draft: { icon: IconClipboardText, color: 'ink' },
  set_aside: { icon: IconTrash, color: 'brick' },
  approved: { icon: IconCircleCheck, color: 'accent' },
  published: { icon: IconWorldCheck, color: 'accent' },
  commented: { icon: IconMessageCircle, color: 'sky' },
  answered: { icon: IconMessageReply, color: 'sky', points: true },
  requests_settled: { icon: IconListCheck, color: 'accent' },
  bot_worry: { icon: IconAlertTriangle, color: 'brick' },
  bot_reported: { icon: IconFlag, color: 'saffron' },
};

interface NotificationRowProps {
  readonly notification: Notification;
  readonly onRead: () => void;
  /** Somebody follows it to where it leads. */
  readonly onLeave: () => void;
}

/** One thing that concerns the person, leading to the content that it is about. */
export function NotificationRow({ notification, onRead, onLeave }: NotificationRowProps) {
  const t = useText();
  const { can } = useSession();
  const { kind, full_name, created_on, talk_id } = notification;
  const isUnread = notification.is_read === 0;
  // Its author sees the bot, for what children said is not for authors.
  const isOfTalk = talk_id !== null && can('bots.talks');
  const path = isOfTalk
    ? `/bot-talks?talk_id=${talk_id}`
    : kind === 'set_aside'
      ? binPath
      : editorPath(notification);
  const { icon: Icon, color, points } = looks[kind];
  const title = <ContentTitle language={notification.language}>{notification.title}</ContentTitle>;
  return (
    <li className={classes.row} data-unread={isUnread || undefined}>
      <ThemeIcon variant="light" color={color} size={36} radius="xl" aria-hidden="true">
        <Icon size={20} stroke={1.7} data-points={points} />
      </ThemeIcon>
      <div className={classes.words}>
        {path === null ? (
          <span className={classes.name}>{title}</span>
        ) : (
          <Link
            to={path}
            className={classes.name}
            onClick={() => {
              onRead();
              onLeave();
            }}
          >
            {title}
          </Link>
        )}
        {/* The name has a direction of its own, which the sentence must not take up. */}
        <span className={classes.what}>{t(`notifications:kind.${kind}`, { name: isolated(full_name) })}</span>
        <span className={classes.when}>
          <RelativeTime instant={created_on} />
        </span>
      </div>
      {isUnread && (
        <Hint label={t('notifications:read_it')}>
          <ActionIcon
            className={classes.read}
            variant="subtle"
            color="accent"
            size={36}
            aria-label={t('notifications:read_this', { title: notification.title })}
            onClick={onRead}
          >
            <IconCheck size={18} />
          </ActionIcon>
        </Hint>
      )}
    </li>
  );
}
