import { useDisclosure } from '@mantine/hooks';
import type { SkillPool } from '@takhti/contract';
import { useCallback, useMemo } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useText } from '../../i18n/index.ts';
import { ContainerEditor, useContainerEditor, useHeading } from '../../features/container-page/index.ts';
import { useFocusFromLink } from '../../features/editor/index.ts';
import { FieldMark, useContainerWords } from '../../features/review/index.ts';
import { formFindings, formOf, type AssessmentForm, type OpenedAssessment } from './assessment-form.ts';
import { AddSkill } from './skills/add-skill.tsx';
import { AssessmentView } from './assessment-view.tsx';
import { BlueprintCard } from './blueprint/blueprint-card.tsx';
import { DetailsCard } from './details-card.tsx';
import { ExamCard } from './exam/exam-card.tsx';
import { ManageSkills } from './manage/manage-skills.tsx';
import { assessmentPaths, manageSkillsPaths } from './paths.ts';
import { RulesCard } from './rules-card.tsx';
import { savingOf } from './saving.ts';
import { SkillsCard } from './skills/skills-card.tsx';
import { useSkillFacts } from './skills/use-skill-facts.ts';

interface AssessmentEditorProps {
  readonly opened: OpenedAssessment & { readonly pools: readonly SkillPool[] };
}

/** What an assessment asks, of which skills, and how it is played. */
export function AssessmentEditor({ opened }: AssessmentEditorProps) {
  const t = useText();
  const [isAdding, adding] = useDisclosure(false);
  const editing = useContainerEditor<AssessmentForm>({
    item: opened,
    kind: 'assessment',
    stored: useMemo(() => ({ doc: formOf(opened), version: opened.version }), [opened]),
    saving: savingOf(opened),
    findings: useCallback((form: AssessmentForm) => formFindings(form, opened.pools), [opened.pools]),
  });
  const { editor } = editing;
  const { doc: form, isReadOnly } = editor;
  const facts = useSkillFacts(form.skills, opened.pools);
  const words = useContainerWords(opened.content_type, [], (skill_id) => facts.get(skill_id)?.skill);
  const heading = useHeading(opened, form);
  const actions = useMemo(() => ({ onAddSkill: adding.open }), [adding.open]);
  const label = t('common:content_title');
  const marks = useMemo(
    () => isReadOnly && <FieldMark path={['title']} label={label} />,
    [isReadOnly, label],
  );
  useFocusFromLink();
  const { pathname, search } = useLocation();
  const manage = form.assessment_type === 0 ? manageSkillsPaths.ofTest : manageSkillsPaths.ofExam;
  const isManaging = pathname !== assessmentPaths.editor;
  // The page of exams shows no test, and the other way round; what is only read is read as a whole.
  if (isManaging && isReadOnly) return <Navigate to={assessmentPaths.editor + search} replace />;
  if (isManaging && pathname !== manage) return <Navigate to={manage + search} replace />;

  return (
    <ContainerEditor
      editing={editing}
      {...heading}
      words={words}
      marks={marks}
      actions={actions}
      side={isReadOnly ? undefined : <RulesCard editor={editor} />}
    >
      {isReadOnly ? (
        <AssessmentView form={form} facts={facts} />
      ) : (
        <>
          {isManaging ? (
            <ManageSkills editor={editor} facts={facts} onAdd={adding.open} />
          ) : (
            <>
              <DetailsCard editor={editor} container={opened} />
              <ExamCard editor={editor} />
              <SkillsCard editor={editor} facts={facts} manage={manage + search} onAdd={adding.open} />
            </>
          )}
          <BlueprintCard form={form} facts={facts} />
          <AddSkill editor={editor} facts={facts} start={opened} isOpen={isAdding} onClose={adding.close} />
        </>
      )}
    </ContainerEditor>
  );
}
