import { contentStatuses, statusNames, type DeveloperRow } from '@takhti/domain';
import { useFormat, useText } from '../../../i18n/index.ts';
import { statusLooks } from '../../../ui/index.ts';
import classes from './developers.module.css';

/** How much of somebody's work is in each status: a bar, and the same in numbers below it. */
export function WorkBar({ name, counts }: { name: string; counts: DeveloperRow['counts'] }) {
  const t = useText();
  const format = useFormat();
  const filled = contentStatuses.filter((status) => counts[status] > 0);
  return (
    <div role="group" aria-label={t('people:developers.work_of', { name })}>
      <div className={classes.bar} aria-hidden="true">
        {filled.map((status) => (
          <span
            key={status}
            className={classes.segment}
            style={{ flexGrow: counts[status], background: statusLooks[statusNames[status]].bar }}
          />
        ))}
      </div>
      <ul className={classes.legend}>
        {filled.map((status) => (
          <li key={status}>
            <span className={classes.dot} style={{ background: statusLooks[statusNames[status]].bar }} />
            {t(`common:status.${statusNames[status]}`)}{' '}
            <strong className={classes.number}>{format.count(counts[status])}</strong>
          </li>
        ))}
      </ul>
    </div>
  );
}
