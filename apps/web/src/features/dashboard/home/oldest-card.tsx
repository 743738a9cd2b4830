import { Text } from '@mantine/core';
import { readInstant, type ContainerRow } from '@takhti/domain';
import { useState } from 'react';
import { Link } from 'react-router';
import { editorPath } from '../../../app/routing/content-paths.ts';
import { useText } from '../../../i18n/index.ts';
import { ContentTitle, useRoleTitle } from '../../../ui/index.ts';
import { HomeCard } from './home-card.tsx';
import classes from './home.module.css';

const dayMs = 86_400_000;

interface OldestCardProps {
  readonly oldest: ContainerRow | null;
  readonly desk: 'developer' | 'reviewer';
}

/** The item that waits longest, and how long. */
export function OldestCard({ oldest, desk }: OldestCardProps) {
  const t = useText();
  return (
    <HomeCard title={t('dashboard:home.oldest.title')}>
      {oldest ? (
        <Waiting item={oldest} desk={desk} />
      ) : (
        <Text c="dimmed">{t(`dashboard:home.oldest.nothing.${desk}`)}</Text>
      )}
    </HomeCard>
  );
}

function Waiting({ item, desk }: { item: ContainerRow; desk: OldestCardProps['desk'] }) {
  const t = useText();
  const roleTitle = useRoleTitle();
  const [now] = useState(() => Date.now());
  const days = Math.floor((now - readInstant(item.last_activity).getTime()) / dayMs);
  const path = editorPath(item);
  const title = <ContentTitle language={item.language}>{item.title}</ContentTitle>;
  return (
    <>
      <p className={classes.figure}>
        {days > 0 ? t('dashboard:home.oldest.days', { count: days }) : t('dashboard:home.oldest.today')}
      </p>
      {path === null ? (
        <span>{title}</span>
      ) : (
        <Link to={path} className={classes.link}>
          {title}
        </Link>
      )}
      <Text size="sm" c="dimmed">
        {desk === 'reviewer' ? (
          <bdi>{item.author_full_name}</bdi>
        ) : (
          item.reviewer_role !== null && roleTitle({ role: '', title: item.reviewer_role })
        )}
      </Text>
    </>
  );
}
