import { Group, Select } from '@mantine/core';
import { listSubjects } from '@takhti/contract';
import { allowedGrades } from '@takhti/domain';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useQueryCall } from '../../app/api/index.ts';
import { useSession } from '../../app/session/index.ts';
import { useText } from '../../i18n/index.ts';
import { useGradeLabel, useSubjectLabel } from '../../ui/index.ts';
import { missingOf } from './grade-subject-rules.ts';
import { withGrade, withSubject, type SkillChoice } from './skill-choice.ts';
import classes from './skill-picker.module.css';

interface GradeAndSubjectProps {
  readonly choice: SkillChoice;
  readonly onChoice: (choice: SkillChoice) => void;
  /**
   * How often somebody continued: with the first time each field says that it is missing, and with every one the focus goes to the first
   * that is. Left out where both may stay empty.
   */
  readonly attempts?: number;
}

/** Grade, then subject: the subjects of a grade can be chosen once the grade is (C-276, C-727). */
export function GradeAndSubject({ choice, onChoice, attempts }: GradeAndSubjectProps) {
  const t = useText();
  const gradeLabel = useGradeLabel();
  const subjectLabel = useSubjectLabel();
  const { user } = useSession();
  const grades = allowedGrades({ grades_access: user.grades_access, specs_grades: user.specs.grades });
  const subjects = useQueryCall(listSubjects, { grade: choice.grade }, { enabled: choice.grade !== '' });
  const gradeField = useRef<HTMLInputElement>(null);
  const subjectField = useRef<HTMLInputElement>(null);
  const missing = attempts === undefined || attempts === 0 ? [] : missingOf(choice);
  useEffect(() => {
    const [first] = missing;
    if (first) (first === 'grade' ? gradeField : subjectField).current?.focus();
    // What is chosen afterwards moves nothing.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [attempts]);
  const look = {
    withAsterisk: attempts !== undefined,
    // A list that opens with the focus would be on what is said of the field.
    openOnFocus: false,
    allowDeselect: attempts === undefined,
    searchable: true,
    // A word that is typed to its end and Enter are a choice. With nothing chosen before, the first option is marked as the list opens
    // too: the list would look for the chosen one a moment later, find none, and Enter would do nothing.
    selectFirstOptionOnChange: true,
    // While the list is open Enter chooses, and never sends the form around it.
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      if (event.key === 'Enter' && event.currentTarget.ariaExpanded === 'true') event.preventDefault();
    },
    nothingFoundMessage: t('common:no_data'),
  };
  return (
    <Group grow align="flex-start" preventGrowOverflow={false} className={classes.selects}>
      <Select
        {...look}
        ref={gradeField}
        label={t('common:grade')}
        placeholder={t('skills:choose_grade')}
        data={grades.map((grade) => ({ value: grade, label: gradeLabel(grade) }))}
        value={choice.grade || null}
        selectFirstOptionOnDropdownOpen={choice.grade === ''}
        onChange={(grade) => onChoice(withGrade(grade ?? ''))}
        error={missing.includes('grade') && t('skills:grade_subject.grade_required')}
      />
      <Select
        {...look}
        ref={subjectField}
        nothingFoundMessage={t(subjects.data?.records.length === 0 ? 'skills:no_subjects' : 'common:no_data')}
        label={t('common:subject')}
        placeholder={choice.grade === '' ? t('skills:grade_first') : t('skills:choose_subject')}
        data={(subjects.data?.records ?? []).map((subject) => ({
          value: subject,
          label: subjectLabel(subject),
        }))}
        value={choice.subject || null}
        selectFirstOptionOnDropdownOpen={choice.subject === ''}
        onChange={(subject) => onChoice(withSubject(choice, subject ?? ''))}
        disabled={choice.grade === '' || subjects.isPending}
        error={missing.includes('subject') && t('skills:grade_subject.subject_required')}
      />
    </Group>
  );
}
