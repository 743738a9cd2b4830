import { coverSkills } from '@takhti/contract';
import { sumCoverage, type KeptSkill } from '@takhti/domain';
import { Link } from 'react-router';
import { useQueryCall } from '../../../app/api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { ErrorState, SkeletonRows, SubjectName } from '../../../ui/index.ts';
import { treePath } from '../addresses.ts';
import { HeatStrip } from './coverage-mark.tsx';
import { CoverageSummary } from './coverage-summary.tsx';
import classes from './coverage.module.css';
import { NothingYet } from './nothing-yet.tsx';
import { useSums } from './use-sums.ts';

/** The subjects of a grade, each with how far it has come; one leads to its tree. */
export function SubjectCards({ grade }: { grade: string }) {
  const skills = useQueryCall(coverSkills, { grade, subject: '' });
  if (skills.isPending) return <SkeletonRows rows={3} height={150} />;
  if (skills.isLoadingError) return <ErrorState error={skills.error} onRetry={() => void skills.refetch()} />;
  const { records } = skills.data;
  if (records.length === 0) return <NothingYet grade={grade} subject="" />;
  return (
    <>
      <CoverageSummary skills={records} />
      <ul className={classes.cards}>
        {Array.from(
          Map.groupBy(records, ({ subject }) => subject),
          ([subject, inSubject]) => (
            <li key={subject}>
              <SubjectCard grade={grade} subject={subject} skills={inSubject} />
            </li>
          ),
        )}
      </ul>
    </>
  );
}

function SubjectCard({
  grade,
  subject,
  skills,
}: {
  grade: string;
  subject: string;
  skills: readonly KeptSkill[];
}) {
  const t = useText();
  const sums = useSums();
  const sum = sumCoverage(skills);
  return (
    <Link to={treePath({ grade, subject })} className={classes.card}>
      <span className={classes.cardHead}>
        <SubjectName subject={subject} />
        <span className={sum.gaps > 0 ? classes.gaps : undefined}>
          {sum.gaps > 0 ? t('curriculum:gaps', { count: sum.gaps }) : t('curriculum:no_gaps')}
        </span>
      </span>
      <HeatStrip skills={skills} />
      <span className={classes.facts}>
        <span>{t('common:skills', { count: sum.total_skills })}</span>
        {sums(sum).map(({ key, text }) => (
          <span key={key}>{text}</span>
        ))}
      </span>
    </Link>
  );
}
