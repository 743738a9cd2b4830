import { Autocomplete, Button, Card, Group, MultiSelect, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { allowedGrades, grades as allGrades, limits, skillFindings, type SkillFields } from '@takhti/domain';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { Link } from 'react-router';
import { useSession } from '../../../app/session/index.ts';
import { useFormat, useText } from '../../../i18n/index.ts';
import { useGradeLabel } from '../../../ui/index.ts';
import { faultsOf, openLevels, payloadOf, type FieldFaults, type SkillValues } from './skill-values.ts';
import { useSuggestions } from './use-suggestions.ts';

interface SkillFormProps {
  readonly values: SkillValues;
  readonly onValues: (values: SkillValues) => void;
  /** The findings of the server. */
  readonly refused: FieldFaults;
  readonly isStandalone: boolean;
  readonly isSaving: boolean;
  readonly saveLabel: string;
  readonly cancelTo: string;
  readonly onSave: (fields: SkillFields) => void;
  /** Above the buttons: what must be decided first. */
  readonly children?: ReactNode;
}

type TextField = Exclude<keyof SkillValues, 'grades'>;

// Skills are written in the languages of their schools, regardless of the interface's; a hint in an empty field is the interface's.
const directionOf = (value: string) => (value === '' ? {} : { input: { dir: 'auto' } });

/** The form of a skill: from its grades down to its name, each level open when the one above is there. */
export function SkillForm(props: SkillFormProps) {
  const t = useText();
  const format = useFormat();
  const gradeLabel = useGradeLabel();
  const { user } = useSession();
  const { values, onValues, refused } = props;
  const [found, setFound] = useState<FieldFaults>({});
  const suggestions = useSuggestions(values);
  const open = openLevels(values);
  const allowed = allowedGrades({ grades_access: user.grades_access, specs_grades: user.specs.grades });
  // A grade that the skill has is shown also to people who may not choose it.
  const choosable = allGrades.filter((grade) => allowed.includes(grade) || values.grades.includes(grade));

  function errorOf(field: keyof SkillFields): string | undefined {
    const fault = found[field] ?? refused[field];
    if (fault === undefined) return undefined;
    if (fault === 'duplicate') return t('problems:skills.duplicate');
    if (fault === 'combination') return t('problems:skills.combination_exists');
    return t(`curriculum:faults.${fault}`, { grade: format.list(values.grades), max: limits.skill.text });
  }
  function set(field: keyof SkillValues, value: string | string[]): void {
    onValues({ ...values, [field]: value });
    setFound({ ...found, [field === 'grades' ? 'grade' : field]: undefined });
  }
  const text = (field: TextField) => ({
    label: t(`curriculum:fields.${field}`),
    value: values[field],
    error: errorOf(field),
    attributes: directionOf(values[field]),
  });
  const typed = (field: TextField) => ({
    ...text(field),
    onChange: (event: { currentTarget: { value: string } }) => set(field, event.currentTarget.value),
  });
  const suggested = (field: TextField, data: readonly string[]) => ({
    ...text(field),
    data,
    onChange: (value: string) => set(field, value),
    limit: 100,
    // An open list would cover the error of the field that was focused.
    openOnFocus: false,
  });

  function save(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const fields = payloadOf(values, props);
    const faults = faultsOf(skillFindings(fields));
    setFound(faults);
    if (Object.keys(faults).length === 0) return props.onSave(fields);
    // The first fault may be far from the button.
    const form = event.currentTarget;
    setTimeout(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(), 0);
  }

  return (
    <form onSubmit={save} noValidate>
      <Stack gap="md" maw={820}>
        <Card withBorder radius="lg" padding="lg">
          <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md" verticalSpacing="md">
            <MultiSelect
              label={t('curriculum:fields.grade')}
              placeholder={values.grades.length === 0 ? t('skills:choose_grade') : undefined}
              data={choosable.map((grade) => ({ value: grade, label: gradeLabel(grade) }))}
              value={[...values.grades]}
              onChange={(grades) => set('grades', grades)}
              error={errorOf('grade')}
              searchable
              hidePickedOptions
              clearButtonProps={{ 'aria-label': t('common:clear') }}
              nothingFoundMessage={t('common:no_data')}
              required
            />
            <Autocomplete
              {...suggested('subject', suggestions.subjects)}
              placeholder={open.subject ? t('curriculum:choose_or_new') : t('skills:grade_first')}
              disabled={!open.subject}
              required
            />
            <Autocomplete
              {...suggested('category', suggestions.units)}
              placeholder={open.skill ? t('curriculum:choose_or_new') : t('curriculum:subject_first')}
              disabled={!open.skill}
              required
            />
            <Autocomplete
              {...suggested('subcategory', suggestions.topics)}
              placeholder={open.skill ? t('curriculum:optional') : t('curriculum:subject_first')}
              disabled={!open.skill}
            />
          </SimpleGrid>
          <Stack gap="md" mt="md">
            <Autocomplete
              {...suggested('skill', suggestions.skills)}
              placeholder={open.skill ? undefined : t('curriculum:subject_first')}
              disabled={!open.skill}
              required
            />
            <TextInput
              {...typed('secondary_skill')}
              description={t('curriculum:hints.secondary_skill')}
              disabled={!open.skill}
            />
          </Stack>
        </Card>
        <Card withBorder radius="lg" padding="lg">
          <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="md">
            <TextInput {...typed('skill_code')} description={t('curriculum:hints.skill_code')} />
            <TextInput {...typed('mastery_topic')} description={t('curriculum:hints.mastery_topic')} />
            <TextInput {...typed('lms_skill_id')} description={t('curriculum:hints.lms_skill_id')} />
          </SimpleGrid>
        </Card>
        {props.children}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" component={Link} to={props.cancelTo}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" loading={props.isSaving}>
            {props.saveLabel}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
