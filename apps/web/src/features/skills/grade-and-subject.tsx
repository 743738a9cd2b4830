import { Group, Select } from '@mantine/core';
import { listSubjects } from '@takhti/contract';
import { allowedGrades } from '@takhti/domain';
import { useQueryCall } from '../../app/api/index.ts';
import { useSession } from '../../app/session/index.ts';
import { useText } from '../../i18n/index.ts';
import { useGradeLabel, useSubjectLabel } from '../../ui/index.ts';
import { withGrade, withSubject, type SkillChoice } from './skill-choice.ts';
import classes from './skill-picker.module.css';

interface GradeAndSubjectProps {
  readonly choice: SkillChoice;
  readonly onChoice: (choice: SkillChoice) => void;
  /** What is wrong, at the field that it is wrong with. */
  readonly errors?: { readonly grade?: string | undefined; readonly subject?: string | undefined };
}

/** Grade, then subject: the subjects of a grade can be chosen once the grade is (C-276, C-727). */
export function GradeAndSubject({ choice, onChoice, errors = {} }: GradeAndSubjectProps) {
  const t = useText();
  const gradeLabel = useGradeLabel();
  const subjectLabel = useSubjectLabel();
  const { user } = useSession();
  const grades = allowedGrades({ grades_access: user.grades_access, specs_grades: user.specs.grades });
  const subjects = useQueryCall(listSubjects, { grade: choice.grade }, { enabled: choice.grade !== '' });
  return (
    <Group grow align="flex-start" preventGrowOverflow={false} className={classes.selects}>
      <Select
        label={t('common:grade')}
        placeholder={t('skills:choose_grade')}
        data={grades.map((grade) => ({ value: grade, label: gradeLabel(grade) }))}
        value={choice.grade || null}
        onChange={(grade) => onChoice(withGrade(grade ?? ''))}
        error={errors.grade}
        allowDeselect
        searchable
        nothingFoundMessage={t('common:no_data')}
      />
      <Select
        label={t('common:subject')}
        placeholder={choice.grade === '' ? t('skills:grade_first') : t('skills:choose_subject')}
        data={(subjects.data?.records ?? []).map((subject) => ({
          value: subject,
          label: subjectLabel(subject),
        }))}
        value={choice.subject || null}
        onChange={(subject) => onChoice(withSubject(choice, subject ?? ''))}
        disabled={choice.grade === '' || subjects.isPending}
        error={errors.subject}
        allowDeselect
        searchable
        nothingFoundMessage={t('common:no_data')}
      />
    </Group>
  );
}
