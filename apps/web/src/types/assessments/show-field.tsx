import { AssessmentSkill } from '@takhti/domain';
import { z } from 'zod';
import type { WebType } from '../web-type.ts';
import { attemptsWords } from './attempts-words.ts';
import { timerWords } from './timer/timer-words.ts';

const Skills = z.array(AssessmentSkill);

/** What the fields of an assessment hold, in words. */
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
  return field.startsWith('is_') ? t(Number(value) === 1 ? 'common:on' : 'common:off') : undefined;
};
