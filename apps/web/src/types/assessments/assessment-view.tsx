import { Text } from '@mantine/core';
import { IconCheck, IconMinus } from '@tabler/icons-react';
import { nameOfLanguage, useFormat, useText } from '../../i18n/index.ts';
import { FieldMark } from '../../features/review/index.ts';
import type { AssessmentForm } from './assessment-form.ts';
import { attemptsWords } from './attempts-words.ts';
import classes from './assessment.module.css';
import { Facts } from './facts.tsx';
import { RulesFrame } from './rules-frame.tsx';
import { SectionCard } from './section-card.tsx';
import { PoolBar } from './skills/pool-bar.tsx';
import { BlueprintCard } from './blueprint/blueprint-card.tsx';
import { examFields, examFieldWords } from './exam/exam-words.ts';
import type { SkillFacts } from './skills/skill-facts.ts';
import { SkillWords } from './skills/skill-words.tsx';
import { switches } from './switches.ts';
import { useTimerWords } from './timer/timer-words.ts';
import { useSkillName } from './skills/use-skill-name.ts';

interface AssessmentViewProps {
  readonly form: AssessmentForm;
  readonly facts: ReadonlyMap<string, SkillFacts>;
}

/** An assessment to be looked at. */
export function AssessmentView({ form, facts }: AssessmentViewProps) {
  const t = useText();
  return (
    <div className={classes.columns}>
      <SectionCard title={t('assessments:skills.title')}>
        <ol className={classes.skills}>
          {form.skills.map((skill, at) => (
            <ViewedSkill
              key={skill.skill_id}
              skill={skill}
              number={at + 1}
              facts={facts.get(skill.skill_id)}
            />
          ))}
        </ol>
      </SectionCard>
      <ViewedRules form={form} />
      <BlueprintCard form={form} facts={facts} />
    </div>
  );
}

interface ViewedSkillProps {
  readonly skill: AssessmentForm['skills'][number];
  readonly number: number;
  readonly facts: SkillFacts | undefined;
}

function ViewedSkill({ skill, number, facts }: ViewedSkillProps) {
  const t = useText();
  const format = useFormat();
  const name = useSkillName(facts);
  return (
    <li className={classes.skill}>
      <span className={classes.number} aria-hidden="true">
        {format.number(number)}
      </span>
      <div className={classes.skillWords}>
        <SkillWords name={name} facts={facts} />
        {skill.article_id !== null && (
          <Text size="sm">{t('assessments:article.with', { title: skill.article_title })}</Text>
        )}
        {skill.filters.length > 0 && (
          <Text size="sm">
            {t('assessments:manage.only', {
              values: format.list(skill.filters.map(({ filter_value }) => filter_value)),
            })}
          </Text>
        )}
        {skill.weightage > 0 && (
          <Text size="sm">{t('assessments:manage.of_subject', { sum: format.number(skill.weightage) })}</Text>
        )}
      </div>
      <Text size="sm" className={classes.share}>
        {t('assessments:view.share', { show: skill.show_questions, count: skill.total_questions })}{' '}
        <FieldMark path={['skills', skill.skill_id, 'show_questions']} label={name} />
      </Text>
      <div className={classes.rowNotes}>
        <PoolBar
          show={skill.show_questions}
          total={skill.total_questions}
          published={facts?.published_questions ?? null}
        />
      </div>
    </li>
  );
}

function ViewedRules({ form }: { form: AssessmentForm }) {
  const t = useText();
  const format = useFormat();
  const timerWords = useTimerWords();
  return (
    <RulesFrame>
      <Facts
        facts={[
          {
            path: ['show_questions'],
            name: t('assessments:rules.total'),
            value: t('assessments:view.share', { show: form.show_questions, count: form.total_questions }),
          },
          {
            path: ['language'],
            name: t('common:content_language'),
            value: nameOfLanguage(form.language),
          },
          ...examFields.flatMap((field) => {
            const value = examFieldWords(t, format, form, field);
            return value === null ? [] : [{ path: [field], name: t(`assessments:fields.${field}`), value }];
          }),
          {
            path: ['timer'],
            name: t('assessments:rules.timer'),
            value: timerWords(form.timer),
          },
          {
            path: ['max_attempts'],
            name: t('assessments:rules.attempts'),
            value: attemptsWords(t, format, form.max_attempts),
          },
        ]}
      />
      <ul className={classes.checks}>
        {switches.map(({ field, name }) => {
          const isOn = form[field] === 1;
          return (
            <li key={field} data-on={isOn || undefined}>
              {isOn ? <IconCheck size={18} aria-hidden="true" /> : <IconMinus size={18} aria-hidden="true" />}
              <span className={classes.checkWords}>
                {t(`assessments:rules.${name}`)}
                <span className="visually-hidden">: {t(isOn ? 'common:on' : 'common:off')}</span>
              </span>
              <FieldMark path={[field]} label={t(`assessments:rules.${name}`)} />
            </li>
          );
        })}
      </ul>
    </RulesFrame>
  );
}
