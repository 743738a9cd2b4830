import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { readHome } from '@takhti/contract';
import { isAdmin, kindOfRole, type ContentStatus } from '@takhti/domain';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { useQueryCall } from '../../../app/api/index.ts';
import { hidesLessonPlans, useUrlData } from '../../../app/launch/index.ts';
import { useSession } from '../../../app/session/index.ts';
import { useText } from '../../../i18n/index.ts';
import { EmptyState, ErrorState, PageHeader, SkeletonRows } from '../../../ui/index.ts';
import { DoubtsCard } from '../../statistics/index.ts';
import { ActivityCard } from './activity-card.tsx';
import { CreateButton } from '../create/create-button.tsx';
import classes from './home.module.css';
import { LatestItems } from './latest-items.tsx';
import { NotificationsCard } from './notifications-card.tsx';
import { OldestCard } from './oldest-card.tsx';
import { StatusCards } from './status-cards.tsx';
import { TalksCard } from './talks-card.tsx';

const developerStatuses: readonly ContentStatus[] = ['d', 'w', 'r', 's', 'a'];
const reviewerStatuses: readonly ContentStatus[] = ['w', 'r', 's', 'a'];

// Few see these, so they are not part of the page that everybody loads.
const Overview = lazy(async () => ({ default: (await import('./overview/overview.tsx')).Overview }));

const TeacherHome = lazy(async () => ({
  default: (await import('./teacher/teacher-home.tsx')).TeacherHome,
}));

/** The first page after the login: where everything is, and what to continue with. */
export function Component() {
  const t = useText();
  const { user, role, can } = useSession();
  const overview = can('users.manage') && (
    <Suspense fallback={<SkeletonRows rows={2} height={160} />}>
      <Overview />
    </Suspense>
  );
  return (
    <>
      <PageHeader title={t('dashboard:home.hello', { name: user.full_name })} detail={user.institution_title}>
        {can('container.create') && <CreateButton />}
      </PageHeader>
      <TalksCard />
      {/* A reviewer who manages people besides reviews first. */}
      {isAdmin(role) && overview}
      {can('container.read') ? (
        <Desk />
      ) : (
        <Suspense fallback={<SkeletonRows rows={2} height={160} />}>
          <TeacherHome />
        </Suspense>
      )}
      {!isAdmin(role) && overview}
    </>
  );
}

function Desk() {
  const t = useText();
  const { role, can } = useSession();
  const desk = kindOfRole(role) === 'reviewer' ? 'reviewer' : 'developer';
  const statuses = desk === 'reviewer' ? reviewerStatuses : developerStatuses;
  const [offset] = useState(() => -new Date().getTimezoneOffset());
  const hides_lesson_plans = hidesLessonPlans(useUrlData());
  const home = useQueryCall(readHome, { utc_offset: offset, hides_lesson_plans });
  if (home.isPending) return <SkeletonRows rows={4} height={96} />;
  if (home.isLoadingError) return <ErrorState error={home.error} onRetry={() => void home.refetch()} />;
  const { counts, oldest, notified, days } = home.data;
  const total = statuses.reduce((sum, status) => sum + counts[status], 0);
  if (total === 0 && can('container.create')) {
    return (
      <EmptyState title={t('dashboard:home.first.title')} text={t('dashboard:home.first.text')}>
        <Button component={Link} to="/dashboard/create" leftSection={<IconPlus size={18} />}>
          {t('common:create')}
        </Button>
      </EmptyState>
    );
  }
  const first: readonly ContentStatus[] = desk === 'reviewer' ? ['r', 'w'] : ['s', 'd'];
  return (
    <>
      <StatusCards statuses={statuses} counts={counts} />
      <div className={classes.cards}>
        <OldestCard oldest={oldest} desk={desk} />
        <NotificationsCard notified={notified} />
        <ActivityCard days={days} desk={desk} />
      </div>
      {can('container.create') && (
        <Suspense fallback={null}>
          <DoubtsCard />
        </Suspense>
      )}
      {first.map((status) => (
        <LatestItems key={status} status={status} count={counts[status]} />
      ))}
    </>
  );
}
