import type { listResults, ReplyOf } from '@takhti/contract';
import { useFormat, useText } from '../../../i18n/index.ts';
import { RelativeTime } from '../../../ui/index.ts';
import { LearnerName } from './learner-name.tsx';
import classes from './results.module.css';

type StartedListProps = Pick<ReplyOf<typeof listResults>, 'started' | 'total_started'>;

/** Lists learners with an unfinished attempt: they are not missing, and have no result yet. */
export function StartedList({ started, total_started }: StartedListProps) {
  const t = useText();
  const format = useFormat();
  if (started.length === 0) return null;
  const heading = t('statistics:results.started', { count: total_started });
  return (
    <section aria-label={heading}>
      <h2 className={classes.askedTitle}>{heading}</h2>
      <ul className={classes.list}>
        {started.map(({ attempt_id, learner, known_by, started_on, saved_on, total }) => (
          <li key={attempt_id} className={classes.row}>
            <div className={classes.who}>
              <LearnerName learner={learner} known_by={known_by} />
              <div className={classes.facts}>
                <span>
                  {t('statistics:results.begun')} <RelativeTime instant={started_on} />
                </span>
                <span>
                  {t('statistics:results.last_saved')} <RelativeTime instant={saved_on} />
                </span>
                {learner !== '' && known_by === '' && <span>{t('statistics:results.unchecked')}</span>}
              </div>
            </div>
            <div className={classes.score}>
              <span className={classes.facts}>
                {t('statistics:results.not_finished', { total: format.number(total) })}
              </span>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
