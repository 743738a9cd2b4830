import { readOverview } from '@takhti/contract';
import { useQueryCall } from '../../../../app/api/index.ts';
import { useText } from '../../../../i18n/index.ts';
import { ErrorState, SkeletonRows } from '../../../../ui/index.ts';
import home from '../home.module.css';
import { FilesCard } from './files-card.tsx';
import { HealthCard } from './health-card.tsx';
import classes from './overview.module.css';
import { PeopleCard } from './people-card.tsx';
import { StagesCard } from './stages-card.tsx';

/** The home page of administrators: people, waiting work, storage, and the condition of the server. */
export function Overview() {
  const t = useText();
  const overview = useQueryCall(readOverview, {});
  if (overview.isPending) return <SkeletonRows rows={2} height={160} />;
  if (overview.isLoadingError)
    return <ErrorState error={overview.error} onRetry={() => void overview.refetch()} />;
  const { people, stages, storage, ...health } = overview.data;
  return (
    <section className={home.cards} aria-label={t('dashboard:overview.title')}>
      <PeopleCard people={people} />
      <StagesCard stages={stages} roles={people.roles} />
      <div className={classes.column}>
        <HealthCard {...health} />
        <FilesCard storage={storage} />
      </div>
    </section>
  );
}
