import { Select, SimpleGrid, TextInput } from '@mantine/core';
import { limits, needsSchool, type School } from '@takhti/domain';
import { useText } from '../../../i18n/index.ts';
import { fieldId } from './field-ids.ts';
import type { FieldsProps } from './fields-props.ts';
import { newSchool } from './person-form.ts';
import { useFaultText } from './use-fault-text.ts';

/** The school somebody belongs to: one that is there, or a new one. */
export function SchoolField({ form, faults, change, schools }: FieldsProps & { schools: readonly School[] }) {
  const t = useText();
  const faultText = useFaultText();
  const isNew = form.school === newSchool;
  const fault = faultText(faults.school_name);
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
      <Select
        {...(!isNew && { id: fieldId('school_name') })}
        label={t('people:form.school')}
        description={t('people:form.school_hint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        placeholder={t('people:form.choose_school')}
        data={[
          ...schools.map(({ school_id, school_name }) => ({ value: school_id, label: school_name })),
          { value: newSchool, label: t('people:form.new_school') },
        ]}
        value={form.school === '' ? null : form.school}
        onChange={(school) => change({ school: school ?? '' })}
        error={!isNew && fault}
        searchable
        clearable
        allowDeselect
        clearButtonProps={{ 'aria-label': t('common:clear') }}
        nothingFoundMessage={t('common:no_data')}
        withAsterisk={needsSchool(form.roles)}
      />
      {isNew && (
        <TextInput
          id={fieldId('school_name')}
          label={t('people:form.school_name')}
          value={form.new_school_name}
          onChange={(event) => change({ new_school_name: event.currentTarget.value })}
          error={fault}
          maxLength={limits.school_name.max}
          attributes={{ input: { dir: 'auto' } }}
          withAsterisk
        />
      )}
    </SimpleGrid>
  );
}
