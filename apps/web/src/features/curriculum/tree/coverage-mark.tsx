import { coverageOf, type CoverageLevel, type SkillCounts } from '@takhti/domain';
import { coverageLooks } from './coverage-looks.ts';
import classes from './coverage.module.css';

/** The coverage of one skill as a small mark that fills; the text is beside it. */
export function CoverageMark({ level }: { level: CoverageLevel }) {
  return (
    <span className={classes.mark} data-level={level} aria-hidden="true">
      <span className={classes.fill} style={{ background: coverageLooks[level] }} />
    </span>
  );
}

// More marks in a row would be too narrow on a phone.
const mostInLine = 40;

/** All skills of a node side by side, in their order: where it is empty, something is missing. */
export function HeatStrip({ skills }: { skills: readonly (SkillCounts & { skill_id: string })[] }) {
  return (
    <span
      className={classes.strip}
      style={{ gridTemplateColumns: `repeat(${Math.min(skills.length, mostInLine)}, minmax(0, 20px))` }}
      aria-hidden="true"
    >
      {skills.map((skill) => (
        <CoverageMark key={skill.skill_id} level={coverageOf(skill)} />
      ))}
    </span>
  );
}
