import { openAssessment } from '@takhti/contract';
import { Navigate, useSearchParams } from 'react-router';
import { useQueryCall } from '../../app/api/index.ts';
import { useText } from '../../i18n/index.ts';
import { OnItsWay } from '../../ui/index.ts';
import {
  asViewed,
  isOutOfReach,
  LockGate,
  StaleNotice,
  useIsViewContent,
} from '../../features/editor/index.ts';
import { AssessmentEditor } from './assessment-editor.tsx';
import classes from './assessment.module.css';

/** The editor of one assessment (C-100). */
export function Component() {
  const [query] = useSearchParams();
  const container_id = query.get('container_id');
  if (container_id === null) return <Navigate to="/dashboard" replace />;
  return (
    <div className={classes.page}>
      <Opened key={container_id} container_id={container_id} />
    </div>
  );
}

function Opened({ container_id }: { container_id: string }) {
  const t = useText();
  const opened = useQueryCall(openAssessment, { container_id }, { onProblem: () => true });
  const isViewContent = useIsViewContent();
  const isGone = isOutOfReach(opened.error);
  if (opened.data && !isGone) {
    const item = isViewContent ? asViewed(opened.data) : opened.data;
    return (
      <>
        <StaleNotice opened={opened} />
        <LockGate item={item}>{(locked) => <AssessmentEditor opened={locked} />}</LockGate>
      </>
    );
  }
  return <OnItsWay title={t('assessments:titles.edit')} cards={5} query={opened} />;
}
