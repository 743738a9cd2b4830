import { useFormat, useText } from '../../../i18n/index.ts';
import classes from '../statistics.module.css';

/** How many learners came to how much: a bar for each tenth. */
export function Distribution({ distribution }: { readonly distribution: readonly number[] }) {
  const t = useText();
  const format = useFormat();
  const most = Math.max(1, ...distribution);
  return (
    <ol className={classes.bars} aria-label={t('statistics:distribution.title')}>
      {distribution.map((count, tenth) => {
        const from = tenth * 10;
        const to = tenth === 9 ? 100 : from + 9;
        return (
          <li key={from} aria-label={t('statistics:distribution.bar', { from, to, count })}>
            <span aria-hidden="true">{count > 0 ? format.number(count) : ''}</span>
            <span
              className={classes.bar}
              style={{ blockSize: `${(100 * count) / most}%` }}
              aria-hidden="true"
            />
            <span className={classes.tick} aria-hidden="true">
              {format.number(from)}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
