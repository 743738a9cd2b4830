import { openAssessment } from '@takhti/contract';
import { useQueryCall } from '../../app/api/index.ts';
import { useText } from '../../i18n/index.ts';
import { OnItsWay } from '../../ui/index.ts';
import { ContainerGate, EditPage } from '../../features/container-page/index.ts';
import { AssessmentEditor } from './assessment-editor.tsx';
import classes from './assessment.module.css';

/** The editor of one assessment (C-100). */
export function Component() {
  return (
    <EditPage className={classes.page}>{(container_id) => <Opened container_id={container_id} />}</EditPage>
  );
}

function Opened({ container_id }: { container_id: string }) {
  const t = useText();
  const opened = useQueryCall(openAssessment, { container_id }, { onProblem: () => true });
  return (
    <ContainerGate
      opened={opened}
      item={opened.data}
      meanwhile={<OnItsWay title={t('assessments:titles.edit')} cards={5} query={opened} />}
    >
      {(locked) => <AssessmentEditor opened={locked} />}
    </ContainerGate>
  );
}
