import { Text } from '@mantine/core';
import type { readOverview, ReplyOf } from '@takhti/contract';
import { statusNames } from '@takhti/domain';
import { useSession } from '../../../../app/session/index.ts';
import { useFormat, useText } from '../../../../i18n/index.ts';
import { RelativeTime, statusLooks, useRoleTitle } from '../../../../ui/index.ts';
import { listPaths } from '../../status-lists.ts';
import { HomeCard } from '../home-card.tsx';
import { FigureRow } from './figure-row.tsx';
import classes from './overview.module.css';

type Overview = ReplyOf<typeof readOverview>;

interface StagesCardProps {
  readonly stages: Overview['stages'];
  readonly roles: Overview['people']['roles'];
}

/** Unpublished work by stage: where it is, and how long the oldest has waited. */
export function StagesCard({ stages, roles }: StagesCardProps) {
  const t = useText();
  const format = useFormat();
  const { role: own } = useSession();
  const roleTitle = useRoleTitle();
  const ofLevel = (level: number | null) => roles.find((role) => level !== null && role.level === level);
  return (
    <HomeCard title={t('dashboard:overview.stages.title')}>
      {stages.length === 0 && <Text c="dimmed">{t('dashboard:overview.stages.nothing')}</Text>}
      <ul className={classes.rows}>
        {stages.map(({ content_status, level, count, oldest }) => {
          const role = ofLevel(level);
          return (
            <FigureRow
              key={`${content_status} ${level}`}
              label={
                <>
                  <span
                    className={classes.dot}
                    style={{ background: statusLooks[statusNames[content_status]].bar }}
                  />
                  {t(`common:status.${statusNames[content_status]}`)}
                  {role && <bdi className={classes.role}>{roleTitle(role)}</bdi>}
                </>
              }
              figure={format.count(count)}
              // Of waiting work, the desk of a level shows its own.
              to={content_status === 'w' && level === own.level ? listPaths.w : null}
              detail={
                <>
                  {t('dashboard:overview.stages.oldest')} <RelativeTime instant={oldest} />
                </>
              }
            />
          );
        })}
      </ul>
    </HomeCard>
  );
}
