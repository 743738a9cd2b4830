import { Button, Card, Group, Text, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { addSkill, removeSkill, type SkillSource } from '@takhti/content-types/assessments';
import type { AssessmentDoc, Skill } from '@takhti/domain';
import { useText } from '../../../i18n/index.ts';
import { FieldError, fieldId, findingsAt, type Editor } from '../../../features/editor/index.ts';
import { AddSkillDialog } from './add-skill-dialog.tsx';
import { changeDoc, type AssessmentForm, type OpenedAssessment } from '../assessment-form.ts';
import classes from '../assessment.module.css';
import { isPlaceholder, type SkillFacts } from './skill-facts.ts';
import { SkillRow } from './skill-row.tsx';

interface SkillsCardProps {
  readonly editor: Editor<AssessmentForm>;
  readonly facts: ReadonlyMap<string, SkillFacts>;
  /** Where the picker starts. */
  readonly start: Pick<OpenedAssessment, 'grade' | 'subject'>;
  /** The choice of one more skill, which the action bar opens too. */
  readonly isAdding: boolean;
  readonly adding: { readonly open: () => void; readonly close: () => void };
}

/** A real skill takes the place that was held for it. */
function withoutPlaceholders(doc: AssessmentDoc, facts: ReadonlyMap<string, SkillFacts>): AssessmentDoc {
  const placeholders = doc.skills.filter((skill) => isPlaceholder(facts.get(skill.skill_id)));
  return placeholders.reduce((left, { skill_id }) => removeSkill(left, skill_id), doc);
}

// Questions about an article are drawn with it alone.
function drawnFrom({ total_questions, total_article_questions, ...skill }: Skill): SkillSource {
  return { ...skill, total_questions: total_questions - total_article_questions };
}

/** The skills that questions are drawn from, in their order, with how many of each. */
export function SkillsCard({ editor, facts, start, isAdding, adding }: SkillsCardProps) {
  const t = useText();
  const { doc: form } = editor;
  return (
    <Card
      withBorder
      radius="lg"
      padding={0}
      className={classes.card}
      component="section"
      aria-labelledby="skills-heading"
    >
      <Group justify="space-between" gap="sm" className={classes.cardHead}>
        <div>
          <Title order={2} size="h3" id="skills-heading">
            {t('assessments:skills.title')}
          </Title>
          <Text size="sm" c="dimmed">
            {t('assessments:skills.hint')}
          </Text>
        </div>
        <Button variant="light" leftSection={<IconPlus size={18} aria-hidden="true" />} onClick={adding.open}>
          {t('assessments:skills.add')}
        </Button>
      </Group>
      <ol className={classes.skills} id={fieldId(['skills'])}>
        {form.skills.map((skill, at) => (
          <SkillRow key={skill.skill_id} editor={editor} at={at} facts={facts.get(skill.skill_id)} />
        ))}
      </ol>
      <div className={classes.cardFoot}>
        <FieldError path={['skills']} findings={findingsAt(editor.findings, ['skills'])} />
      </div>
      <AddSkillDialog
        isOpen={isAdding}
        taken={form.skills.map((skill) => skill.skill_id)}
        start={start}
        onClose={adding.close}
        onAdd={(source) => {
          editor.edit((draft) =>
            changeDoc(draft, (doc) => withoutPlaceholders(addSkill(doc, drawnFrom(source)), facts)),
          );
          adding.close();
        }}
      />
    </Card>
  );
}
