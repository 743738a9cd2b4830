import type { LearnerResult } from '@takhti/domain';
import { useText } from '../../../i18n/index.ts';
import classes from './results.module.css';

/** The name of a learner, if known and allowed. */
export function LearnerName({ learner, known_by }: Pick<LearnerResult, 'learner' | 'known_by'>) {
  const t = useText();
  if (learner !== '') return <bdi className={classes.name}>{learner}</bdi>;
  return (
    <span className={classes.nobody}>
      {t(known_by === 'competition' ? 'statistics:results.competitor' : 'statistics:results.nobody')}
    </span>
  );
}
