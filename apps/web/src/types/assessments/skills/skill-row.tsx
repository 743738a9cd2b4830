import { ActionIcon } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import { changeSkill, moveSkill, removeSkill } from '@takhti/content-types/assessments';
import { hasErrors } from '@takhti/domain';
import type { ReactNode } from 'react';
import { useFormat, useText } from '../../../i18n/index.ts';
import { CountField, Hint } from '../../../ui/index.ts';
import {
  FieldError,
  fieldErrorId,
  fieldId,
  findingsAt,
  type Editor,
} from '../../../features/editor/index.ts';
import { FieldComments } from '../../../features/review/index.ts';
import { changeDoc, type AssessmentForm } from '../assessment-form.ts';
import classes from '../assessment.module.css';
import { ArticleChoice } from './article-choice.tsx';
import { PoolBar } from './pool-bar.tsx';
import type { SkillFacts } from './skill-facts.ts';
import { SkillWords } from './skill-words.tsx';
import { useSkillName } from './use-skill-name.ts';

interface SkillRowProps {
  readonly editor: Editor<AssessmentForm>;
  readonly at: number;
  /** Undefined while they are on their way. */
  readonly facts: SkillFacts | undefined;
}

/** One skill of an assessment: how many of its questions are shown, and its place in the order. */
export function SkillRow({ editor, at, facts }: SkillRowProps) {
  const t = useText();
  const format = useFormat();
  const name = useSkillName(facts);
  const { doc: form, edit, findings } = editor;
  const skill = form.skills[at];
  if (!skill) return null;
  const { skill_id, show_questions, total_questions } = skill;
  const path = ['skills', at, 'show_questions'];
  const commented = ['skills', skill_id, 'show_questions'];
  const onRow = ['skill_id', 'article_id', 'total_questions', 'weightage', 'show_questions'].flatMap(
    (field) => findingsAt(findings, ['skills', at, field]),
  );
  const isInvalid = hasErrors(findingsAt(findings, path));

  return (
    <li className={classes.skill} id={fieldId(['skills', at, 'total_questions'])}>
      <span className={classes.number} aria-hidden="true">
        {format.number(at + 1)}
      </span>
      <div className={classes.skillWords}>
        <SkillWords name={name} facts={facts} />
        <ArticleChoice editor={editor} at={at} name={name} />
      </div>
      {/* Comments name a skill by its id: it keeps its comments wherever it is moved. */}
      <div className={classes.count} id={fieldId(commented)}>
        <span aria-hidden="true">{t('assessments:skills.show')}</span>
        <CountField
          id={fieldId(path)}
          value={show_questions}
          max={total_questions}
          isInvalid={isInvalid}
          aria-label={t('assessments:skills.show_of', { name })}
          aria-describedby={fieldErrorId(path)}
          onValue={(value) =>
            edit((draft) => changeDoc(draft, (doc) => changeSkill(doc, skill_id, { show_questions: value })))
          }
        />
        <span>{t('assessments:skills.of', { count: total_questions })}</span>
      </div>
      <div className={classes.rowButtons}>
        <FieldComments path={commented} label={name} />
        {/* A single one has no other place, and stays: an assessment belongs to at least one skill (C-729). */}
        {form.skills.length > 1 && (
          <>
            <RowButton
              label={t('assessments:skills.up', { name })}
              isDisabled={at === 0}
              onClick={() => edit((draft) => changeDoc(draft, (doc) => moveSkill(doc, at, at - 1)))}
            >
              <IconArrowUp size={18} />
            </RowButton>
            <RowButton
              label={t('assessments:skills.down', { name })}
              isDisabled={at === form.skills.length - 1}
              onClick={() => edit((draft) => changeDoc(draft, (doc) => moveSkill(doc, at, at + 1)))}
            >
              <IconArrowDown size={18} />
            </RowButton>
            <RowButton
              label={t('assessments:skills.remove', { name })}
              onClick={() => edit((draft) => changeDoc(draft, (doc) => removeSkill(doc, skill_id)))}
            >
              <IconTrash size={18} />
            </RowButton>
          </>
        )}
      </div>
      <div className={classes.rowNotes}>
        <PoolBar
          show={show_questions}
          total={total_questions}
          published={facts?.published_questions ?? null}
        />
        <FieldError path={path} findings={onRow} />
      </div>
    </li>
  );
}

interface RowButtonProps {
  readonly label: string;
  readonly isDisabled?: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

function RowButton({ label, isDisabled = false, onClick, children }: RowButtonProps) {
  return (
    <Hint label={label}>
      <ActionIcon
        variant="subtle"
        color="ink"
        size={36}
        aria-label={label}
        disabled={isDisabled}
        onClick={onClick}
      >
        {children}
      </ActionIcon>
    </Hint>
  );
}
