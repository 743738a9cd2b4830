import { MultiSelect } from '@mantine/core';
import { setFilters, type PoolGroup } from '@takhti/content-types/assessments';
import { countSkillMetadata } from '@takhti/contract';
import { filteredFields, type AssessmentSkill } from '@takhti/domain';
import { useQueryCall } from '../../../app/api/index.ts';
import { fieldId, type Editor } from '../../../features/editor/index.ts';
import { useFormat, useText } from '../../../i18n/index.ts';
import { changeDoc, type AssessmentForm } from '../assessment-form.ts';
import classes from './manage.module.css';

interface FilterFieldsProps {
  readonly editor: Editor<AssessmentForm>;
  readonly at: number;
  readonly skill: AssessmentSkill;
  readonly name: string;
  readonly groups: readonly PoolGroup[] | undefined;
}

/** Which of a skill's questions are drawn, by what their metadata says, each value with how many have it (C-348). */
export function FilterFields({ editor, at, skill, name, groups }: FilterFieldsProps) {
  const t = useText();
  const format = useFormat();
  const { skill_id } = skill;
  const counts = useQueryCall(countSkillMetadata, { skill_id }, { silent: true, staleTime: 30_000 });
  // An article's questions come together.
  if (!counts.data || !groups || skill.article_id !== null) return null;
  const { data } = counts;
  const offered = filteredFields.filter(
    (key) => data[key].length > 0 || skill.filters.some((each) => each.filter_key === key),
  );
  if (offered.length === 0) return <p className={classes.none}>{t('assessments:manage.no_metadata')}</p>;
  return (
    <div className={classes.filters} id={fieldId(['skills', at, 'filters'])}>
      {offered.map((key) => {
        const chosen = skill.filters
          .filter((each) => each.filter_key === key)
          .map((each) => each.filter_value);
        const known = data[key].map(({ value, count }) => ({
          value,
          label: format.facts([value, format.number(count)]),
        }));
        const gone = chosen.filter((value) => !known.some((each) => each.value === value));
        return (
          <MultiSelect
            key={key}
            searchable
            clearable
            hidePickedOptions
            size="sm"
            label={t(`assessments:manage.${key}`)}
            aria-label={t(`assessments:manage.${key}_of`, { name })}
            placeholder={chosen.length === 0 ? t('assessments:manage.all') : ''}
            nothingFoundMessage={t('common:no_data')}
            clearButtonProps={{ 'aria-label': t('common:clear') }}
            data={[...known, ...gone.map((value) => ({ value, label: value }))]}
            value={chosen}
            onChange={(values) =>
              editor.edit((draft) =>
                changeDoc(draft, (doc) => setFilters(doc, skill_id, key, values, groups)),
              )
            }
          />
        );
      })}
    </div>
  );
}
