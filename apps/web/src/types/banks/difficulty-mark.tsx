import { difficultyBand, limits } from '@takhti/domain';
import { useFormat, useText } from '../../i18n/index.ts';
import classes from './difficulty-mark.module.css';

/** How hard a question is, as a number on a small gauge. */
export function DifficultyMark({ difficulty }: { difficulty: number }) {
  const t = useText();
  const format = useFormat();
  const words = t('questions:difficulty.of', { level: difficulty, max: limits.difficulty.max });
  return (
    <span className={classes.mark} data-band={difficultyBand(difficulty)} title={words}>
      <span className="visually-hidden">{words}</span>
      <svg viewBox="0 0 40 6" width="40" height="6" aria-hidden="true" className={classes.gauge}>
        <rect width="40" height="6" rx="3" className={classes.rail} />
        <rect width={(40 * difficulty) / limits.difficulty.max} height="6" rx="3" className={classes.fill} />
      </svg>
      <span aria-hidden="true">{format.number(difficulty)}</span>
    </span>
  );
}
