import { Text } from '@mantine/core';
import { Link } from 'react-router';
import { useTalksWaiting } from '../../../app/shell/index.ts';
import { useText } from '../../../i18n/index.ts';
import { HomeCard } from './home-card.tsx';
import home from './home.module.css';

/** Warns about talks with bots that are about danger or were reported, and links to them; empty if there are none. */
export function TalksCard() {
  const t = useText();
  const { count, hasWorry } = useTalksWaiting();
  if (count === 0) return null;
  return (
    <div className={home.cards}>
      <HomeCard title={t('dashboard:home.talks.title')}>
        <Link to="/bot-talks" className={home.link}>
          {t('dashboard:home.talks.waiting', { count })}
        </Link>
        {hasWorry && (
          <Text size="sm" c="brick" fw={600}>
            {t('dashboard:home.talks.danger')}
          </Text>
        )}
      </HomeCard>
    </div>
  );
}
