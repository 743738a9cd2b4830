import { topScore, type Marks, type RubricDoc } from '@takhti/domain';
import { useId } from 'react';
import { useFormat, useText } from '../../../../i18n/index.ts';
import classes from './rubric.module.css';

interface RubricTableProps {
  readonly rubric: RubricDoc;
  /** The chosen level of each criterion, while marking. */
  readonly marks?: Marks;
  readonly onMark?: (criterion: number, level: number) => void;
}

/** The criteria of a rubric with their levels; where somebody marks, one level of each is chosen. */
export function RubricTable({ rubric, marks, onMark }: RubricTableProps) {
  const t = useText();
  const format = useFormat();
  const name = useId();
  return (
    <ol className={classes.criteria}>
      {rubric.criterion_json.map((criterion, at) => (
        // Criteria have no id: what they are is their place.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={at}>
          <fieldset className={classes.criterion}>
            <legend className={classes.criterionTitle}>
              <bdi>{criterion.title}</bdi>{' '}
              <span className={classes.soft}>{t('files:rubric.points', { count: topScore(criterion) })}</span>
            </legend>
            {criterion.description !== '' && (
              <p className={classes.soft} dir="auto">
                {criterion.description}
              </p>
            )}
            <div className={classes.levels}>
              {criterion.levels.map((level, place) => {
                const isGiven = marks?.[at] === place;
                const words = (
                  <>
                    <span className={classes.levelHead}>
                      <bdi>{level.title}</bdi>
                      <strong>{format.number(level.score)}</strong>
                    </span>
                    {level.description !== '' && (
                      <span className={classes.soft} dir="auto">
                        {level.description}
                      </span>
                    )}
                  </>
                );
                const key = `${level.title} ${place}`;
                if (!onMark)
                  return (
                    <div key={key} className={classes.level}>
                      {words}
                    </div>
                  );
                return (
                  <label key={key} className={classes.level} data-given={isGiven || undefined}>
                    <input
                      type="radio"
                      name={`${name} ${at}`}
                      checked={isGiven}
                      onChange={() => onMark(at, place)}
                    />
                    <span className={classes.levelWords}>{words}</span>
                  </label>
                );
              })}
            </div>
          </fieldset>
        </li>
      ))}
    </ol>
  );
}
