import { Avatar, Button, Text } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import type { DeveloperRow } from '@takhti/domain';
import { useSession } from '../../../app/session/index.ts';
import { useText } from '../../../i18n/index.ts';
import { ContentTitle, FactDivider, RelativeTime, StatusBadge } from '../../../ui/index.ts';
import { TypeIcon } from '../../../types/type-icon.tsx';
import classes from './developers.module.css';
import { WorkBar } from './work-bar.tsx';

interface DeveloperCardProps {
  readonly developer: DeveloperRow;
  readonly isVisiting: boolean;
  readonly onVisit: () => void;
}

/** One content developer: how much is where, what they did last, and what has lain still the longest. */
export function DeveloperCard({ developer, isVisiting, onVisit }: DeveloperCardProps) {
  const t = useText();
  const { user } = useSession();
  const { full_name: name, waits_longest } = developer;
  return (
    <>
      <div className={classes.head}>
        <Avatar size={40} name={name} color="ink" variant="light" aria-hidden="true" />
        <div className={classes.names}>
          <h2 className={classes.name}>
            <bdi>{name}</bdi>
          </h2>
          <Text size="sm" c="dimmed">
            <bdi dir="ltr">{developer.username}</bdi>
            {developer.school_name !== '' && (
              <>
                <FactDivider />
                <bdi>{developer.school_name}</bdi>
              </>
            )}
          </Text>
        </div>
        {developer.user_id !== user.user_id && (
          <Button
            variant="default"
            size="sm"
            className={classes.look}
            leftSection={<IconEye size={18} aria-hidden="true" />}
            aria-label={t('people:developers.look_at', { name })}
            loading={isVisiting}
            onClick={onVisit}
          >
            {t('people:developers.look')}
          </Button>
        )}
      </div>
      {developer.last_activity === null ? (
        <Text size="sm" c="dimmed">
          {t('people:developers.nothing_yet')}
        </Text>
      ) : (
        <>
          <WorkBar name={name} counts={developer.counts} />
          <div className={classes.facts}>
            <Text size="sm" c="dimmed">
              {t('people:developers.last_activity')} <RelativeTime instant={developer.last_activity} />
            </Text>
            {waits_longest && (
              <div className={classes.waiting}>
                <span className={classes.waitingLabel}>{t('people:developers.waits_longest')}</span>
                <span className={classes.waitingItem}>
                  <TypeIcon type={waits_longest.content_type} size={24} />
                  <span className={classes.waitingTitle}>
                    <ContentTitle language={waits_longest.language} isCut>
                      {waits_longest.title}
                    </ContentTitle>
                  </span>
                </span>
                <StatusBadge status={waits_longest.content_status} />
                <Text component="span" size="sm" c="dimmed">
                  <RelativeTime instant={waits_longest.last_activity} />
                </Text>
              </div>
            )}
          </div>
        </>
      )}
    </>
  );
}
