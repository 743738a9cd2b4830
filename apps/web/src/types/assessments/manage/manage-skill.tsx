import { ActionIcon } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { changeSkill, moveSkill, removeSkill, type PoolGroup } from '@takhti/content-types/assessments';
import {
  FieldError,
  fieldErrorId,
  fieldId,
  findingsAt,
  type Editor,
} from '../../../features/editor/index.ts';
import { useText } from '../../../i18n/index.ts';
import { CountField, Hint, MoveHandle, useDrop } from '../../../ui/index.ts';
import { changeDoc, type AssessmentForm } from '../assessment-form.ts';
import shared from '../assessment.module.css';
import { ArticleChoice } from '../skills/article-choice.tsx';
import { PoolBar } from '../skills/pool-bar.tsx';
import type { SkillFacts } from '../skills/skill-facts.ts';
import { SkillWords } from '../skills/skill-words.tsx';
import { useSkillName } from '../skills/use-skill-name.ts';
import { FilterFields } from './filter-fields.tsx';
import classes from './manage.module.css';

interface ManageSkillProps {
  readonly editor: Editor<AssessmentForm>;
  readonly at: number;
  readonly facts: SkillFacts | undefined;
  readonly groups: readonly PoolGroup[] | undefined;
}

/** One skill with all that can be set of it: its place, how much is shown, what it counts, which questions are drawn. */
export function ManageSkill({ editor, at, facts, groups }: ManageSkillProps) {
  const t = useText();
  const name = useSkillName(facts);
  const { doc: form, edit, findings } = editor;
  const slot = {
    scope: 'skills',
    index: at,
    onMove: (from: number, to: number) =>
      edit((draft) => changeDoc(draft, (doc) => moveSkill(doc, from, to))),
  };
  const drop = useDrop(slot);
  const skill = form.skills[at];
  if (!skill) return null;
  const { skill_id, show_questions, total_questions, weightage } = skill;
  const pathOf = (field: string) => ['skills', at, field];
  const onRow = ['skill_id', 'article_id', 'total_questions', 'weightage', 'show_questions'].flatMap(
    (field) => findingsAt(findings, pathOf(field)),
  );
  const change = (next: Parameters<typeof changeSkill>[2]): void =>
    edit((draft) => changeDoc(draft, (doc) => changeSkill(doc, skill_id, next)));

  return (
    <li className={classes.row} {...drop}>
      <div className={classes.head}>
        <MoveHandle id={skill_id} name={name} slot={slot} count={form.skills.length} />
        <div className={classes.words}>
          <SkillWords name={name} facts={facts} />
        </div>
        {form.skills.length > 1 && (
          <Hint label={t('assessments:skills.remove', { name })}>
            <ActionIcon
              variant="subtle"
              color="ink"
              size={36}
              aria-label={t('assessments:skills.remove', { name })}
              onClick={() => edit((draft) => changeDoc(draft, (doc) => removeSkill(doc, skill_id)))}
            >
              <IconTrash size={18} />
            </ActionIcon>
          </Hint>
        )}
      </div>
      <div className={classes.fields}>
        <div className={shared.count}>
          <span aria-hidden="true">{t('assessments:skills.show')}</span>
          <CountField
            id={fieldId(pathOf('show_questions'))}
            value={show_questions}
            max={total_questions}
            aria-label={t('assessments:skills.show_of', { name })}
            aria-describedby={fieldErrorId(pathOf('show_questions'))}
            onValue={(value) => change({ show_questions: value })}
          />
          <span>{t('assessments:skills.of', { count: total_questions })}</span>
        </div>
        <div className={shared.count}>
          <span aria-hidden="true">{t('assessments:fields.weightage')}</span>
          <CountField
            id={fieldId(pathOf('weightage'))}
            value={weightage}
            max={100}
            aria-label={t('assessments:manage.weightage_of', { name })}
            onValue={(value) => change({ weightage: value })}
          />
          <span>{t('assessments:manage.percent')}</span>
        </div>
      </div>
      <ArticleChoice editor={editor} at={at} name={name} />
      <FilterFields editor={editor} at={at} skill={skill} name={name} groups={groups} />
      <div>
        <PoolBar
          show={show_questions}
          total={total_questions}
          published={facts?.published_questions ?? null}
        />
        <FieldError path={pathOf('show_questions')} findings={onRow} />
      </div>
    </li>
  );
}
