import { statusNames, type ContentStatus } from '@takhti/domain';
import { Link } from 'react-router';
import { useFormat, useText } from '../../../i18n/index.ts';
import { statusLooks } from '../../../ui/index.ts';
import classes from './status-cards.module.css';
import { listPaths } from '../status-lists.ts';
import { useStatusTitle } from '../use-status-title.ts';

type Counts = Readonly<Record<ContentStatus, number>>;

interface StatusCardsProps {
  readonly statuses: readonly ContentStatus[];
  readonly counts: Counts;
}

/** The statuses of all items: one bar, and below it a card for each, leading to its list. */
export function StatusCards({ statuses, counts }: StatusCardsProps) {
  const t = useText();
  const format = useFormat();
  const titleOf = useStatusTitle();
  const barOf = (status: ContentStatus): string => statusLooks[statusNames[status]].bar;
  const filled = statuses.filter((status) => counts[status] > 0);
  const total = statuses.reduce((sum, status) => sum + counts[status], 0);
  const spoken = filled.map((status) => `${titleOf(status)}: ${format.number(counts[status])}`);

  return (
    <section className={classes.section} aria-label={t('dashboard:home.where')}>
      <div className={classes.bar} role="img" aria-label={format.list(spoken) || t('common:no_data')}>
        {filled.map((status) => (
          <span
            key={status}
            className={classes.segment}
            style={{ flexGrow: counts[status], background: barOf(status) }}
            title={`${titleOf(status)}: ${format.number(counts[status])} (${format.percent(counts[status] / total)})`}
          />
        ))}
      </div>
      <ul className={classes.cards}>
        {statuses.map((status) => (
          <li key={status}>
            <Link to={listPaths[status]} className={classes.card}>
              <span className={classes.number}>{format.count(counts[status])}</span>
              <span className={classes.name}>
                <span className={classes.dot} style={{ background: barOf(status) }} />
                {titleOf(status)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
