import type { ResultLine } from '@takhti/domain';
import { useFormat, useText } from '../../../i18n/index.ts';
import classes from './results.module.css';

/** How many questions are marked one by one; of longer ones the sum has to do. */
const MOST_MARKS = 40;
const markKinds = ['right', 'part', 'wrong', 'open'] as const;

/** A mark for each question of an attempt: full, in part, wrong or left out, told by its shape and not by colour alone. */
export function LineMarks({ lines }: { readonly lines: readonly ResultLine[] }) {
  const t = useText();
  const format = useFormat();
  const rest = lines.length - MOST_MARKS;
  return (
    <ol className={classes.marks}>
      {lines.slice(0, MOST_MARKS).map((line) => {
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

/** What each mark means. */
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

function markOf({ status, share }: ResultLine): (typeof markKinds)[number] {
  if (status === 'n') return 'open';
  if (status === 'c') return 'right';
  return share > 0 ? 'part' : 'wrong';
}
