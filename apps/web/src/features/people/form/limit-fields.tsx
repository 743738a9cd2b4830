import { MultiSelect, SimpleGrid, Stack, Switch } from '@mantine/core';
import { listSubjects } from '@takhti/contract';
import { grades } from '@takhti/domain';
import { useQueryCall } from '../../../app/api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { useGradeLabel, useSubjectLabel } from '../../../ui/index.ts';
import { fieldId } from './field-ids.ts';
import type { FieldsProps } from './fields-props.ts';
import { useFaultText } from './use-fault-text.ts';

/** Which grades and subjects somebody works with: all of them, or some. */
export function LimitFields({ form, faults, change }: FieldsProps) {
  const t = useText();
  const gradeLabel = useGradeLabel();
  const subjectLabel = useSubjectLabel();
  const faultText = useFaultText();
  const subjects = useQueryCall(listSubjects, {}, { silent: true });
  const known = [...new Set([...(subjects.data?.records ?? []), ...form.subjects])];
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
      <Stack gap="xs">
        <Switch
          label={t('people:all_grades')}
          checked={form.has_all_grades}
          onChange={(event) => change({ has_all_grades: event.currentTarget.checked })}
        />
        {!form.has_all_grades && (
          <MultiSelect
            id={fieldId('grades_access')}
            label={t('people:form.grades')}
            placeholder={form.grades.length === 0 ? t('people:form.choose_grades') : undefined}
            data={grades.map((grade) => ({ value: grade, label: gradeLabel(grade) }))}
            value={[...form.grades]}
            onChange={(chosen) => change({ grades: chosen })}
            error={faultText(faults.grades_access)}
            searchable
            nothingFoundMessage={t('common:no_data')}
            withAsterisk
          />
        )}
      </Stack>
      <Stack gap="xs">
        <Switch
          label={t('people:all_subjects')}
          checked={form.has_all_subjects}
          onChange={(event) => change({ has_all_subjects: event.currentTarget.checked })}
        />
        {!form.has_all_subjects && (
          <MultiSelect
            id={fieldId('subjects_access')}
            label={t('people:form.subjects')}
            placeholder={form.subjects.length === 0 ? t('people:form.choose_subjects') : undefined}
            data={known.map((subject) => ({ value: subject, label: subjectLabel(subject) }))}
            value={[...form.subjects]}
            onChange={(chosen) => change({ subjects: chosen })}
            error={faultText(faults.subjects_access)}
            searchable
            nothingFoundMessage={t('common:no_data')}
            withAsterisk
          />
        )}
      </Stack>
    </SimpleGrid>
  );
}
