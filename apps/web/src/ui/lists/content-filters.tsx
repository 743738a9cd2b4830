import { Select } from '@mantine/core';
import type { ContentType } from '@takhti/domain';
import { useText } from '../../i18n/index.ts';
import classes from './filter-bar.module.css';
import { SearchField } from './search-field.tsx';
import { useGradeLabel } from '../use-grade-label.ts';
import { useSubjectLabel } from '../use-subject-label.ts';
import { useTypeName } from '../content/use-type-name.ts';

/** The filters of every list of content; an empty text is no filter. */
export interface ContentFilterValues {
  readonly title: string;
  readonly content_type: ContentType | '';
  readonly grade: string;
  readonly subject: string;
}

interface ContentFiltersProps {
  readonly searchLabel: string;
  readonly types: readonly ContentType[];
  readonly grades: readonly string[];
  readonly subjects: readonly string[];
  readonly filters: ContentFilterValues;
  readonly onChange: (change: Partial<ContentFilterValues>) => void;
  /** In a dialog the search has the focus as it opens. */
  readonly isFirst?: boolean;
}

/** The fields of a filter bar that every list of content has: title, type, grade and subject. */
export function ContentFilters({
  searchLabel,
  types,
  grades,
  subjects,
  filters,
  onChange,
  isFirst = false,
}: ContentFiltersProps) {
  const t = useText();
  const typeName = useTypeName();
  const gradeLabel = useGradeLabel();
  const subjectLabel = useSubjectLabel();
  const clearable = {
    clearable: true,
    allowDeselect: true,
    clearButtonProps: { 'aria-label': t('common:clear') },
  };
  const searchable = { ...clearable, searchable: true, nothingFoundMessage: t('common:no_data') };
  return (
    <>
      <SearchField
        className={classes.search}
        label={searchLabel}
        isFirst={isFirst}
        value={filters.title}
        onSearch={(title) => onChange({ title })}
      />
      <Select
        aria-label={t('common:content_type')}
        placeholder={t('common:content_type')}
        data={withChosen(types, filters.content_type).map((type) => ({ value: type, label: typeName(type) }))}
        value={filters.content_type || null}
        onChange={(value) => onChange({ content_type: types.find((type) => type === value) ?? '' })}
        {...clearable}
      />
      <Select
        aria-label={t('common:grade')}
        placeholder={t('common:grade')}
        data={withChosen(grades, filters.grade).map((grade) => ({ value: grade, label: gradeLabel(grade) }))}
        value={filters.grade || null}
        onChange={(grade) => onChange({ grade: grade ?? '' })}
        {...searchable}
      />
      <Select
        aria-label={t('common:subject')}
        placeholder={t('common:subject')}
        data={withChosen(subjects, filters.subject).map((subject) => ({
          value: subject,
          label: subjectLabel(subject),
        }))}
        value={filters.subject || null}
        onChange={(subject) => onChange({ subject: subject ?? '' })}
        {...searchable}
      />
    </>
  );
}

// A shared address may name a value that the person cannot choose: an active filter must be visible.
function withChosen<Value extends string>(choices: readonly Value[], chosen: Value | ''): readonly Value[] {
  return chosen === '' || choices.includes(chosen) ? choices : [chosen, ...choices];
}
