import { Select, Switch } from '@mantine/core';
import { listSubjects } from '@takhti/contract';
import { allowedGrades } from '@takhti/domain';
import { useQueryCall } from '../../../app/api/index.ts';
import { useSession } from '../../../app/session/index.ts';
import { useText } from '../../../i18n/index.ts';
import { SearchField, useGradeLabel, useSubjectLabel } from '../../../ui/index.ts';
import type { TreeFilters } from './tree-filters.ts';
import classes from './tree.module.css';

interface FilterBarProps {
  readonly filters: TreeFilters;
  readonly onChange: (change: Partial<TreeFilters>) => void;
}

/** The filters of the tree: a grade first, then one of its subjects, then a part of its skills (C-726, C-727). */
export function FilterBar({ filters, onChange }: FilterBarProps) {
  const t = useText();
  const gradeLabel = useGradeLabel();
  const subjectLabel = useSubjectLabel();
  const { user } = useSession();
  const { grade, subject } = filters;
  const grades = allowedGrades({ grades_access: user.grades_access, specs_grades: user.specs.grades });
  const subjects = useQueryCall(listSubjects, { grade }, { enabled: grade !== '', silent: true });
  const clear = { 'aria-label': t('common:clear') };
  return (
    <search className={classes.filters}>
      <Select
        aria-label={t('common:grade')}
        placeholder={t('skills:choose_grade')}
        data={grades.map((each) => ({ value: each, label: gradeLabel(each) }))}
        value={grade || null}
        onChange={(value) => onChange({ grade: value ?? '' })}
        searchable
        nothingFoundMessage={t('common:no_data')}
      />
      <Select
        aria-label={t('common:subject')}
        placeholder={grade === '' ? t('skills:grade_first') : t('curriculum:all_subjects')}
        data={(subjects.data?.records ?? (subject === '' ? [] : [subject])).map((each) => ({
          value: each,
          label: subjectLabel(each),
        }))}
        value={subject || null}
        onChange={(value) => onChange({ subject: value ?? '' })}
        disabled={grade === ''}
        searchable
        clearable
        allowDeselect
        clearButtonProps={clear}
        nothingFoundMessage={t('common:no_data')}
      />
      {subject !== '' && (
        <>
          <SearchField
            className={classes.search}
            label={t('skills:search')}
            value={filters.search}
            onSearch={(search) => onChange({ search })}
          />
          <Switch
            className={classes.switch}
            label={t('curriculum:only_gaps')}
            checked={filters.gaps}
            onChange={(event) => onChange({ gaps: event.currentTarget.checked })}
          />
        </>
      )}
    </search>
  );
}
