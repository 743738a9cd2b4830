import { Group, Select, Stack, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { listEditorSkills } from '@takhti/contract';
import { matchingSkills } from '@takhti/domain';
import { useEffect, useRef, useState } from 'react';
import { useQueryCall } from '../../app/api/index.ts';
import { useText } from '../../i18n/index.ts';
import { EmptyState, ErrorState, SkeletonRows } from '../../ui/index.ts';
import { GradeAndSubject } from './grade-and-subject.tsx';
import type { SkillChoice } from './skill-choice.ts';
import { SkillList } from './skill-list.tsx';
import classes from './skill-picker.module.css';

interface SkillPickerProps {
  readonly choice: SkillChoice;
  readonly onChoice: (choice: SkillChoice) => void;
  /** See GradeAndSubject: where both must be chosen. */
  readonly attempts?: number;
  /** What is wrong with the choice of a skill, shown under the list. */
  readonly error?: string;
  /** Whether grade and subject are all that is chosen (C-817, C-818). */
  readonly hidesSkills?: boolean;
  /** Whether the page is for nothing else: keys go to the search as soon as it shows, unless they are somewhere already. */
  readonly startsAtSearch?: boolean;
}

/** Grade, then subject, then a skill of their tree; each level opens when the one above it is chosen. */
export function SkillPicker(props: SkillPickerProps) {
  const { choice, onChoice, attempts, error, hidesSkills = false } = props;
  return (
    <Stack gap="md">
      <GradeAndSubject choice={choice} onChoice={onChoice} attempts={attempts} />
      {!hidesSkills && choice.subject !== '' && (
        <Skills key={`${choice.grade}/${choice.subject}`} {...props} />
      )}
      {error !== undefined && (
        <p role="alert" className={classes.error}>
          {error}
        </p>
      )}
    </Stack>
  );
}

function Skills({ choice, onChoice, startsAtSearch = false }: SkillPickerProps) {
  const t = useText();
  const { grade, subject } = choice;
  const skills = useQueryCall(listEditorSkills, { grade, subject });
  const [unit, setUnit] = useState('');
  const [search, setSearch] = useState('');
  const searchField = useRef<HTMLInputElement>(null);
  const isShown = skills.data !== undefined;
  useEffect(() => {
    const { activeElement } = document;
    const isNowhere = activeElement === document.body || activeElement?.id === 'content';
    if (startsAtSearch && isShown && isNowhere) searchField.current?.focus({ preventScroll: true });
  }, [startsAtSearch, isShown]);
  if (skills.isPending) return <SkeletonRows rows={3} height={56} />;
  if (skills.isLoadingError) return <ErrorState error={skills.error} onRetry={() => void skills.refetch()} />;
  const { records } = skills.data;
  if (records.length === 0) return <EmptyState title={t('skills:none.title')} text={t('skills:none.text')} />;
  const units = [...new Set(records.map((skill) => skill.category))];
  const found = matchingSkills(records, { unit, search });

  return (
    <div>
      <Group grow align="flex-end" preventGrowOverflow={false} className={classes.selects} mb="sm">
        <Select
          label={t('skills:unit')}
          placeholder={t('skills:all_units')}
          data={units}
          value={unit || null}
          onChange={(value) => setUnit(value ?? '')}
          clearable
          allowDeselect
          clearButtonProps={{ 'aria-label': t('common:clear') }}
        />
        <TextInput
          ref={searchField}
          type="search"
          label={t('skills:search')}
          leftSection={<IconSearch size={18} aria-hidden="true" />}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      </Group>
      {found.length === 0 ? (
        <EmptyState title={t('common:no_data')} text={t('skills:no_match')} />
      ) : (
        <SkillList
          skills={found}
          chosen={choice.skill}
          onChoose={(skill) => onChoice({ ...choice, skill })}
        />
      )}
    </div>
  );
}
