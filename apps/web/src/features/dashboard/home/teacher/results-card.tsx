import { Text } from '@mantine/core';
import { listOwnResults } from '@takhti/contract';
import { Link } from 'react-router';
import { useQueryCall } from '../../../../app/api/index.ts';
import { resultsPath } from '../../../../app/routing/content-paths.ts';
import { useText } from '../../../../i18n/index.ts';
import { ContentTitle, ErrorState, FactDivider, RelativeTime, SkeletonRows } from '../../../../ui/index.ts';
import { HomeCard } from '../home-card.tsx';
import home from '../home.module.css';
import classes from './teacher.module.css';

/** Recent attempts by the links that a teacher made for a class, each with a link to its learners. */
export function ResultsCard() {
  const t = useText();
  const own = useQueryCall(listOwnResults, {}, { staleTime: 0 });
  return (
    <HomeCard title={t('dashboard:home.teacher.results')}>
      {own.isPending && <SkeletonRows rows={2} height={40} />}
      {own.isLoadingError && <ErrorState error={own.error} onRetry={() => void own.refetch()} />}
      {own.data?.total === 0 && <Text c="dimmed">{t('dashboard:home.teacher.results_none')}</Text>}
      <ul className={classes.results}>
        {own.data?.records.map(({ container_id, title, language, count, started, last_on }) => (
          <li key={container_id}>
            <Link to={resultsPath(container_id)} className={home.link}>
              <ContentTitle language={language}>{title}</ContentTitle>
            </Link>
            <Text size="sm" c="dimmed">
              {t('dashboard:home.teacher.results_count', { count })}
              {started > 0 && (
                <>
                  <FactDivider />
                  {t('dashboard:home.teacher.results_started', { count: started })}
                </>
              )}
              <FactDivider />
              {t('dashboard:home.teacher.last')} <RelativeTime instant={last_on} />
            </Text>
          </li>
        ))}
      </ul>
    </HomeCard>
  );
}
