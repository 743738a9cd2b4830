import type { LearnerResult, ResultLine } from '@takhti/domain';
import { useFormat, useText } from '../../../i18n/index.ts';
import classes from './results.module.css';

const markKinds = ['right', 'part', 'wrong', 'open'] as const;

/** A mark for each question of an attempt: full, in part, wrong or left out, different by shape and not by colour alone. */
export function LineMarks({ lines, total }: Pick<LearnerResult, 'lines' | 'total'>) {
  const t = useText();
  const format = useFormat();
  const rest = total - lines.length;
  return (
    <ol className={classes.marks}>
      {lines.map((line) => {
        const kind = markOf(line);
        const text = t('statistics:results.mark', {
          number: line.number,
          how: t(`statistics:results.marks.${kind}`),
          time: format.duration(line.seconds),
        });
        return (
          <li key={line.number} className={classes.mark} data-kind={kind} title={text}>
            <span className="visually-hidden">{text}</span>
          </li>
        );
      })}
      {rest > 0 && <li className={classes.more}>{t('statistics:results.more', { count: rest })}</li>}
    </ol>
  );
}

/** The meaning of each mark. */
export function MarksLegend() {
  const t = useText();
  return (
    <ul className={classes.legend}>
      {markKinds.map((kind) => (
        <li key={kind}>
          <span className={classes.mark} data-kind={kind} aria-hidden="true" />
          {t(`statistics:results.marks.${kind}`)}
        </li>
      ))}
    </ul>
  );
}

/** Full, in part, wrong or left out. */
export function markOf({ status, share }: ResultLine): (typeof markKinds)[number] {
  if (status === 'n') return 'open';
  if (status === 'c') return 'right';
  return share > 0 ? 'part' : 'wrong';
}
