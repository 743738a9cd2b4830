import type { readOverview, ReplyOf } from '@takhti/contract';
import { useText } from '../../../../i18n/index.ts';
import { HomeCard } from '../home-card.tsx';
import { HealthRow } from './health-row.tsx';
import classes from './overview.module.css';

type HealthCardProps = Pick<ReplyOf<typeof readOverview>, 'mail' | 'deliveries' | 'jobs' | 'condition'>;

/** The condition of the server, its mail, its deliveries and its background work. */
export function HealthCard({ mail, deliveries, jobs, condition }: HealthCardProps) {
  const t = useText();
  return (
    <HomeCard title={t('dashboard:overview.health.title')}>
      <ul className={classes.rows}>
        {condition.length === 0 ? (
          <HealthRow state="good" title={t('dashboard:overview.health.server')}>
            {t('dashboard:overview.health.well')}
          </HealthRow>
        ) : (
          condition.map((reason) => (
            <HealthRow key={reason} state="bad" title={t('dashboard:overview.health.server')}>
              {t(`dashboard:overview.condition.${reason}`)}
            </HealthRow>
          ))
        )}
        <HealthRow
          state={mail.late > 0 ? 'bad' : mail.is_set_up ? 'good' : 'off'}
          title={t('dashboard:overview.health.mail')}
        >
          {mail.late > 0
            ? t('dashboard:overview.health.mail_late', { count: mail.late })
            : mail.is_set_up
              ? t('dashboard:overview.health.mail_set_up')
              : t('dashboard:overview.health.mail_missing')}
        </HealthRow>
        {deliveries && <DeliveriesRow {...deliveries} />}
        <HealthRow
          state={jobs.notifications + jobs.search > 0 ? 'waits' : 'good'}
          title={t('dashboard:overview.health.jobs')}
        >
          {jobs.notifications + jobs.search === 0 && t('dashboard:overview.health.jobs_done')}
          {jobs.notifications > 0 && (
            <div>{t('dashboard:overview.health.untold', { count: jobs.notifications })}</div>
          )}
          {jobs.search > 0 && <div>{t('dashboard:overview.health.unindexed', { count: jobs.search })}</div>}
        </HealthRow>
      </ul>
    </HomeCard>
  );
}

function DeliveriesRow({ waiting, failed }: { waiting: number; failed: number }) {
  const t = useText();
  const title = t('dashboard:overview.health.deliveries');
  if (failed > 0)
    return (
      <HealthRow state="bad" title={title} to="/lms/deliveries?status=failed">
        {t('dashboard:overview.health.failed', { count: failed })}
      </HealthRow>
    );
  return (
    <HealthRow state={waiting > 0 ? 'waits' : 'good'} title={title} to="/lms/deliveries">
      {waiting > 0
        ? t('dashboard:overview.health.waiting', { count: waiting })
        : t('dashboard:overview.health.none_failed')}
    </HealthRow>
  );
}
