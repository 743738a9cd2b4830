import { Anchor, Text } from '@mantine/core';
import {
  IconAlertTriangle,
  IconLanguage,
  IconListNumbers,
  IconSchool,
  IconTargetArrow,
} from '@tabler/icons-react';
import { listSkillsByIds } from '@takhti/contract';
import { topicOf, type Language, type OpenedContainer } from '@takhti/domain';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useQueryCall } from '../../../app/api/index.ts';
import { itemQuery } from '../../../app/routing/content-paths.ts';
import { nameOfLanguage, useText } from '../../../i18n/index.ts';
import { SubjectName, useGradeLabel } from '../../../ui/index.ts';
import { FieldMark } from '../../../features/review/index.ts';
import { ChangeGrade } from '../../../features/skills/index.ts';
import classes from './bank.module.css';
import { ClosedSwitch } from './closed-switch.tsx';

interface BankFactsProps {
  readonly item: OpenedContainer;
  readonly language: Language;
}

/** What a bank is about: grade, subject, unit, topic and skill, its language, and how many questions it has. */
export function BankFacts({ item, language }: BankFactsProps) {
  const t = useText();
  const gradeLabel = useGradeLabel();
  return (
    <div className={classes.facts}>
      <Fact icon={<IconSchool size={18} />}>
        {gradeLabel(item.grade)} – <SubjectName subject={item.subject} /> <ChangeGrade item={item} />
      </Fact>
      <SkillFact item={item} />
      <Fact icon={<IconLanguage size={18} />}>
        {nameOfLanguage(language)} <FieldMark path={['language']} label={t('common:content_language')} />
      </Fact>
      <Fact icon={<IconListNumbers size={18} />}>
        {t('common:questions', { count: item.total_questions })}
      </Fact>
      <ClosedSwitch item={item} />
    </div>
  );
}

function SkillFact({ item }: { item: OpenedContainer }) {
  const t = useText();
  const skills = useQueryCall(listSkillsByIds, { skill_ids: [item.skill_id] }, { silent: true });
  const skill = skills.data?.records[0];
  const change = item.abilities.can_edit && (
    <Anchor component={Link} to={`/dashboard/select-skill?${itemQuery(item)}`} size="sm" underline="always">
      {t(item.is_minimal_skill ? 'questions:skill.choose' : 'questions:skill.change')}
    </Anchor>
  );
  if (item.is_minimal_skill) {
    return (
      <Fact icon={<IconAlertTriangle size={18} color="var(--mantine-color-saffron-7)" />}>
        <Text span size="sm" c="saffron.7" fw={600}>
          {t('questions:skill.none')}
        </Text>{' '}
        {change}
      </Fact>
    );
  }
  const path = skill ? [skill.category, topicOf(skill), skill.skill] : [item.skill];
  return (
    <Fact icon={<IconTargetArrow size={18} />}>
      {path
        .filter((step) => step !== null && step !== '')
        .map((step, at) => (
          <span key={step}>
            {at > 0 && ' › '}
            <bdi>{step}</bdi>
          </span>
        ))}{' '}
      {change}
    </Fact>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <div className={classes.fact}>
      <span aria-hidden="true" className={classes.factIcon}>
        {icon}
      </span>
      <span>{children}</span>
    </div>
  );
}
