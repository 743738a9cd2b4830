import { Button } from '@mantine/core';
import { IconAdjustments, IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useText } from '../../../i18n/index.ts';
import { FieldError, fieldId, findingsAt, type Editor } from '../../../features/editor/index.ts';
import type { AssessmentForm } from '../assessment-form.ts';
import classes from '../assessment.module.css';
import { SectionCard } from '../section-card.tsx';
import type { SkillFacts } from './skill-facts.ts';
import { SkillRow } from './skill-row.tsx';

interface SkillsCardProps {
  readonly editor: Editor<AssessmentForm>;
  readonly facts: ReadonlyMap<string, SkillFacts>;
  /** Where everything is set that a row does not show. */
  readonly manage: string;
  readonly onAdd: () => void;
}

/** The skills that questions are drawn from, in their order, with how many of each. */
export function SkillsCard({ editor, facts, manage, onAdd }: SkillsCardProps) {
  const t = useText();
  const { doc: form } = editor;
  return (
    <SectionCard
      title={t('assessments:skills.title')}
      detail={t('assessments:skills.hint')}
      actions={
        <>
          <Button
            component={Link}
            to={manage}
            variant="default"
            leftSection={<IconAdjustments size={18} aria-hidden="true" />}
          >
            {t('assessments:manage.open')}
          </Button>
          <Button
            variant="light"
            data-tour="add-skill"
            leftSection={<IconPlus size={18} aria-hidden="true" />}
            onClick={onAdd}
          >
            {t('assessments:skills.add')}
          </Button>
        </>
      }
    >
      <ol className={classes.skills} id={fieldId(['skills'])}>
        {form.skills.map((skill, at) => (
          <SkillRow key={skill.skill_id} editor={editor} at={at} facts={facts.get(skill.skill_id)} />
        ))}
      </ol>
      <div className={classes.cardFoot}>
        <FieldError path={['skills']} findings={findingsAt(editor.findings, ['skills'])} />
      </div>
    </SectionCard>
  );
}
