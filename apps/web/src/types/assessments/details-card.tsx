import { Card } from '@mantine/core';
import { ListedUnder, TitleAndLanguage } from '../../features/container-page/index.ts';
import type { Editor } from '../../features/editor/index.ts';
import { ChangeGrade } from '../../features/skills/index.ts';
import { useText } from '../../i18n/index.ts';
import type { AssessmentForm, OpenedAssessment } from './assessment-form.ts';
import classes from './assessment.module.css';

interface DetailsCardProps {
  readonly editor: Editor<AssessmentForm>;
  readonly container: OpenedAssessment;
}

/** The title of an assessment, its language, and where it is listed. */
export function DetailsCard({ editor, container }: DetailsCardProps) {
  const t = useText();
  const { doc, findings, edit } = editor;
  return (
    <Card
      withBorder
      radius="lg"
      padding="lg"
      className={classes.card}
      component="section"
      aria-label={t('assessments:details.title')}
    >
      <TitleAndLanguage
        written={doc}
        findings={findings}
        onChange={(change) =>
          edit((draft) => {
            Object.assign(draft, change);
          })
        }
      />
      <ListedUnder item={container} changeGrade={<ChangeGrade item={container} />} mt="md" />
    </Card>
  );
}
