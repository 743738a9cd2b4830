import { Select } from '@mantine/core';
import { listEditorSkills } from '@takhti/contract';
import { useQueryCall } from '../../app/api/index.ts';
import { useText } from '../../i18n/index.ts';

interface UnitFilterProps {
  readonly grade: string;
  readonly subject: string;
  readonly category: string;
  readonly onChange: (category: string) => void;
}

/** Filters by a unit, once its grade and subject are chosen, as units belong to both (C-486). */
export function UnitFilter({ grade, subject, category, onChange }: UnitFilterProps) {
  const t = useText();
  const isOffered = grade !== '' && subject !== '';
  const skills = useQueryCall(listEditorSkills, { grade, subject }, { enabled: isOffered, silent: true });
  if (!isOffered) return null;
  const units = [...new Set(skills.data?.records.map((skill) => skill.category))];
  const chosen = category === '' || units.includes(category) ? [] : [category];
  return (
    <Select
      aria-label={t('skills:unit')}
      placeholder={t('skills:unit')}
      data={[...chosen, ...units]}
      value={category || null}
      onChange={(value) => onChange(value ?? '')}
      clearable
      allowDeselect
      clearButtonProps={{ 'aria-label': t('common:clear') }}
      searchable
      nothingFoundMessage={t('common:no_data')}
    />
  );
}
