import { Button } from '@mantine/core';
import { IconPlus, IconScale } from '@tabler/icons-react';
import { clearWeightage, shareWeightage } from '@takhti/content-types/assessments';
import { Fragment } from 'react';
import { FieldError, fieldId, findingsAt, type Editor } from '../../../features/editor/index.ts';
import { useFormat, useText } from '../../../i18n/index.ts';
import { SubjectName } from '../../../ui/index.ts';
import { changeDoc, type AssessmentForm } from '../assessment-form.ts';
import shared from '../assessment.module.css';
import { SectionCard } from '../section-card.tsx';
import type { SkillFacts } from '../skills/skill-facts.ts';
import { usePoolGroups } from '../skills/use-pool-groups.ts';
import classes from './manage.module.css';
import { ManageSkill } from './manage-skill.tsx';

interface ManageSkillsProps {
  readonly editor: Editor<AssessmentForm>;
  readonly facts: ReadonlyMap<string, SkillFacts>;
  readonly onAdd: () => void;
}

/** The skills of an assessment with everything that can be set of them; those of an exam under their subjects. */
export function ManageSkills({ editor, facts, onAdd }: ManageSkillsProps) {
  const t = useText();
  const format = useFormat();
  const { doc: form, edit, findings } = editor;
  const groups = usePoolGroups(form.skills);
  const isExam = form.assessment_type !== 0;
  const sum = form.skills.reduce((all, { weightage }) => all + weightage, 0);
  const ofSubject = (subject: string): number =>
    form.skills.reduce((all, skill) => all + (skill.subject === subject ? skill.weightage : 0), 0);

  return (
    <SectionCard
      title={t('assessments:titles.skills')}
      detail={
        sum === 0
          ? t('assessments:manage.unweighted')
          : t('assessments:manage.sum', { sum: format.number(sum) })
      }
      announcesDetail
      actions={
        <>
          <Button
            variant="default"
            leftSection={<IconScale size={18} aria-hidden="true" />}
            disabled={form.skills.length === 0}
            onClick={() => edit((draft) => changeDoc(draft, sum === 0 ? shareWeightage : clearWeightage))}
          >
            {t(sum === 0 ? 'assessments:manage.share' : 'assessments:manage.clear')}
          </Button>
          <Button variant="light" leftSection={<IconPlus size={18} aria-hidden="true" />} onClick={onAdd}>
            {t('assessments:skills.add')}
          </Button>
        </>
      }
    >
      <FieldError path={['weightage']} findings={findingsAt(findings, ['weightage'])} />
      <ol className={shared.skills} id={fieldId(['skills'])}>
        {form.skills.map((skill, at) => (
          <Fragment key={skill.skill_id}>
            {isExam && skill.subject !== form.skills[at - 1]?.subject && (
              <li className={classes.subject}>
                <SubjectName subject={skill.subject} />
                <span>
                  {t('assessments:manage.of_subject', { sum: format.number(ofSubject(skill.subject)) })}
                </span>
              </li>
            )}
            <ManageSkill editor={editor} at={at} facts={facts.get(skill.skill_id)} groups={groups} />
          </Fragment>
        ))}
      </ol>
      <div className={shared.cardFoot}>
        <FieldError path={['skills']} findings={findingsAt(findings, ['skills'])} />
      </div>
    </SectionCard>
  );
}
