import { Anchor, Text, type TextProps } from '@mantine/core';
import type { OpenedContainer } from '@takhti/domain';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { itemQuery } from '../../app/routing/content-paths.ts';
import { useText } from '../../i18n/index.ts';
import { useHidesSkills } from '../skills/index.ts';
import { FactDivider } from '../../ui/index.ts';
import { GradeAndSubject } from './grade-and-subject.tsx';

interface ListedUnderProps extends TextProps {
  readonly item: OpenedContainer;
  readonly isReadOnly?: boolean;
  /** After the grade: what changes it. */
  readonly changeGrade?: ReactNode;
}

/** Under which grade, subject and skill people find an item; another one is chosen on a page of its own. */
export function ListedUnder({ item, isReadOnly = false, changeGrade, ...look }: ListedUnderProps) {
  const t = useText();
  const { skill, is_minimal_skill } = item;
  const isHidden = useHidesSkills(item.content_type);
  return (
    <Text size="sm" c="dimmed" {...look}>
      {t('editor:details.listed_under')} <GradeAndSubject item={item} /> {changeGrade}
      {!isHidden && !is_minimal_skill && skill !== '' && (
        <>
          <FactDivider />
          <bdi>{skill}</bdi>
        </>
      )}{' '}
      {!isReadOnly && !isHidden && (
        <Anchor
          component={Link}
          to={`/dashboard/select-skill?${itemQuery(item)}`}
          size="sm"
          underline="always"
        >
          {t(is_minimal_skill ? 'actions:names.addSkill' : 'editor:details.change')}
        </Anchor>
      )}
    </Text>
  );
}
