import { AssessmentSkill, ExamFields } from '@takhti/domain';
import { z } from 'zod';
import type { WebType } from '../web-type.ts';
import { examFields, examFieldWords } from './exam/exam-words.ts';
import { attemptsWords } from './attempts-words.ts';
import { timerWords } from './timer/timer-words.ts';

// A quote holds a number as it was written.
const numbered = (field: keyof ExamFields, value: unknown): unknown =>
  ['assessment_type', 'year', 'round'].includes(field) && typeof value === 'string' && value !== ''
    ? Number(value)
    : value;

const Skills = z.array(AssessmentSkill);

/** The values of an assessment's fields, in words. */
export const showField: NonNullable<WebType['showField']> = (field, value, { t, format, nameOfSkill }) => {
  if (field === 'skills' && Array.isArray(value)) {
    const skills = Skills.safeParse(value);
    if (!skills.success) return null;
    return (
      <ol>
        {skills.data.map((skill) => (
          <li key={skill.skill_id}>
            <bdi>{nameOfSkill(skill.skill_id)}</bdi>{' '}
            {t('assessments:view.share', { show: skill.show_questions, count: skill.total_questions })}
          </li>
        ))}
      </ol>
    );
  }
  if (field === 'timer' && value !== null && value !== undefined) return timerWords(t, format, Number(value));
  if (field === 'max_attempts' && value !== null && value !== undefined)
    return attemptsWords(t, format, Number(value));
  const known = examFields.find((each) => each === field);
  if (known) {
    const exam = ExamFields.partial().safeParse({ [known]: numbered(known, value) });
    return exam.success ? examFieldWords(t, format, exam.data, known) : null;
  }
  return field.startsWith('is_') ? t(Number(value) === 1 ? 'common:on' : 'common:off') : undefined;
};
