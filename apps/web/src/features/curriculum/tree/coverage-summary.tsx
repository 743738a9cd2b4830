import { coverageLevels, coverageOf, type KeptSkill } from '@takhti/domain';
import { useFormat, useText } from '../../../i18n/index.ts';
import { coverageLooks } from './coverage-looks.ts';
import { CoverageMark } from './coverage-mark.tsx';
import classes from './coverage.module.css';

/** The coverage of a whole tree: the share of skills with approved content, and the count of each level. */
export function CoverageSummary({ skills }: { skills: readonly KeptSkill[] }) {
  const t = useText();
  const format = useFormat();
  const byLevel = Map.groupBy(skills, coverageOf);
  const countOf = (level: (typeof coverageLevels)[number]): number => byLevel.get(level)?.length ?? 0;
  const furthestFirst = coverageLevels.toReversed();
  return (
    <section className={classes.summary} aria-label={t('curriculum:coverage.title')}>
      <p className={classes.share}>
        <strong>{format.percent(countOf('approved') / Math.max(1, skills.length))}</strong>
        {t('curriculum:coverage.share', { count: skills.length })}
      </p>
      <div>
        <div className={classes.bar} aria-hidden="true">
          {furthestFirst
            .filter((level) => countOf(level) > 0)
            .map((level) => (
              <span
                key={level}
                className={classes.segment}
                data-level={level}
                style={{
                  flexGrow: countOf(level),
                  ...(level !== 'none' && { background: coverageLooks[level] }),
                }}
              />
            ))}
        </div>
        <ul className={classes.legend}>
          {furthestFirst.map((level) => (
            <li key={level}>
              <CoverageMark level={level} />
              <span>
                <strong>{format.count(countOf(level))}</strong> {t(`curriculum:coverage.levels.${level}`)}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
